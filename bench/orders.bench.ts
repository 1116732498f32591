import { inDatabase, soldEverywhere } from '../checks/harness/goods/goods-for-proofs.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { medianOfThree, type Table } from './benches.ts'
import { buyAsGuest } from './buy-as-guest.ts'
import { flood } from './flood.ts'
import { postForm } from './sign-in-calls.ts'
import { withShop } from './with-shop.ts'

const [few, many] = [20, 2_000]
const page = '/en-gb/account/orders'

/** The cost of the first page of a member's orders, with few orders and with many. */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    await buyAsGuest(shop.url, await soldEverywhere(shop))
    const member = await memberWith(shop, few)
    const fewMs = await cpuOf(shop, member)
    const fewQueryMs = await queryMs(shop, member.accountId)
    await copyOrder(shop, member.accountId, many - few)
    const manyMs = await cpuOf(shop, member)
    const manyQueryMs = await queryMs(shop, member.accountId)
    return [
      {
        title: 'Order history, its first page',
        rows: [
          { what: `CPU of the program, ${few} orders`, measured: fewMs, unit: 'ms', bar: { atMost: 10 } },
          { what: `CPU of the program, ${many} orders`, measured: manyMs, unit: 'ms', bar: { atMost: 10 } },
          { what: `CPU, ${many} orders to ${few}`, measured: manyMs / fewMs, unit: '×', bar: { atMost: 1.2 } },
          { what: `first rows by index, ${few} orders`, measured: fewQueryMs, unit: 'ms' },
          { what: `first rows by index, ${many} orders`, measured: manyQueryMs, unit: 'ms' },
        ],
      },
    ]
  })

interface Member {
  readonly accountId: string
  readonly cookie: string
}

async function memberWith(shop: RunningShop, count: number): Promise<Member> {
  const person = { email: 'orders@example.com', password: 'blue horses walk', firstName: 'Ane', lastName: 'Holm' }
  const answer = await postForm(shop, '/api/auth/signup', { ...person, acceptTerms: 'true' })
  const { user } = (await answer.json()) as { user: { id: string } }
  await copyOrder(shop, user.id, count)
  return { accountId: user.id, cookie: `sAccessToken=${answer.headers.get('st-access-token')}; authenticated=1` }
}

/** Copies a guest's order with all rows that belong to it, each copy a minute later. */
async function copyOrder(shop: RunningShop, accountId: string, count: number): Promise<void> {
  await inDatabase(
    shop,
    `with copy as materialized (select n, gen_random_uuid() as order_id, gen_random_uuid() as checkout_id, gen_random_uuid() as basket_id,
         gen_random_uuid() as payment_id from generate_series(1, $2::int) n),
       frozen as (insert into checkout_basket select (jsonb_populate_record(c,
         jsonb_build_object('id', copy.checkout_id, 'basket_id', copy.basket_id))).*
         from copy, shop_order o join checkout_basket c on c.id = o.checkout_basket_id where o.account_id is null returning 1),
       paid as (insert into payment select (jsonb_populate_record(p, jsonb_build_object('id', copy.payment_id, 'basket_id', copy.basket_id,
         'checkout_basket_id', copy.checkout_id))).*
         from copy, shop_order o join payment p on p.id = o.payment_id where o.account_id is null returning 1),
       placed as (insert into shop_order select (jsonb_populate_record(o, jsonb_build_object('id', copy.order_id,
         'order_number', (select count(*) from shop_order)::text || '-' || copy.n, 'checkout_basket_id', copy.checkout_id,
         'basket_id', copy.basket_id, 'payment_id', copy.payment_id, 'account_id', $1::text,
         'made_at', o.made_at - make_interval(mins => copy.n)))).*
         from copy, shop_order o where o.account_id is null returning 1)
     insert into order_line select (jsonb_populate_record(l, jsonb_build_object('order_id', copy.order_id))).*
     from copy, shop_order o join order_line l on l.order_id = o.id where o.account_id is null`,
    [accountId, count],
  )
  await inDatabase(shop, 'analyze shop_order')
  await inDatabase(shop, 'analyze order_line')
}

async function cpuOf(shop: RunningShop, { cookie }: Member): Promise<number> {
  const shown = await (await fetch(shop.url + page, { headers: { cookie } })).text()
  if (!shown.includes(`${page}?order=`)) throw new Error('The page shows no orders.')
  const ask = () =>
    flood(shop.pid(), {
      ...{ url: shop.url, requestAt: () => ({ path: page }), headers: { cookie }, connections: 4, amount: 500 },
    })
  await ask()
  return (await medianOfThree(ask)).cpuMsEach
}

/** Time in which the database finds the rows of the first page. */
async function queryMs(shop: RunningShop, accountId: string): Promise<number> {
  const [row] = await inDatabase<{ 'QUERY PLAN': readonly { readonly 'Execution Time': number }[] }>(
    shop,
    `explain (analyze, format json) select id from shop_order where account_id = $1
     order by made_at desc, id desc limit 11`,
    [accountId],
  )
  return row!['QUERY PLAN'][0]!['Execution Time']
}
