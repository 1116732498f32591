import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { pricesIn } from '#server/pricing/index.ts'
import { stockIn } from '#server/stock/index.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  dress,
  dressInOtherSize,
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  setPieces,
  testCard,
  upToPayment,
} from '../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
const stock = stockIn(database, { publish: async () => {}, listen: () => () => {} })
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await sql`update variant set reserve_at = 'basket' where sku in (${dress}, ${dressInOtherSize})`.execute(
    database.sql(),
  )
})

const counts = async (sku = dress) => {
  const { rows } = await sql<{ available: number; reserved: number; sold: number }>`
    select sum(available)::int as available, sum(reserved)::int as reserved, sum(sold)::int as sold from stock
    where sku = ${sku} and place = 'warehouse:main'`.execute(database.sql())
  return rows[0]!
}
const add = (quantity = 1) => guest(shop, 'en-gb').call('POST', 'basket/line', { sku: dress, quantity })
const runOut = () =>
  sql`update reservation set until = now() - interval '1 second' where until is not null`.execute(database.sql())

test('holds 20 pieces for exactly 20 of 300 guests who add them at once, and shows sold out to the others', async () => {
  await setPieces(database, dress, 20)

  const answers = await Promise.all(Array.from({ length: 300 }, () => add()))
  const refused = answers.filter(({ status }) => status === 400)

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(refused.every(({ body }) => (body as { code: string }).code === 'basket.sold-out')).toBe(true)
  expect(await counts()).toEqual({ available: 0, reserved: 20, sold: 0 })
})

test('holds exactly the pieces in the basket: more, fewer, another size, none', async () => {
  await setPieces(database, dress, 5)
  const who = guest(shop, 'en-gb')
  const held = async () => [(await counts()).reserved, (await counts(dressInOtherSize)).reserved]
  const steps: (readonly number[])[] = []

  await who.call('POST', 'basket/line', { sku: dress, quantity: 5 })
  steps.push(await held())
  await who.call('PUT', 'basket/line', { sku: dress, quantity: 2 })
  steps.push(await held())
  await who.call('PUT', 'basket/line/1', { sku: dressInOtherSize })
  steps.push(await held())
  await who.call('DELETE', 'basket/lines/1')
  steps.push(await held())
  await who.call('POST', 'basket/line', { sku: dress, quantity: 3 })
  await who.call('DELETE', `basket/${who.basketId()}`)
  steps.push(await held())

  expect(steps).toEqual([
    [5, 0],
    [2, 0],
    [0, 2],
    [0, 0],
    [0, 0],
  ])
})

test('counts its own pieces as available to a basket that holds them all', async () => {
  await setPieces(database, dress, 2)
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 2 })

  const { basket } = (await who.call('GET', 'basket')).body as {
    basket: { heldUntil: string; lines: { maxQuantity: number; warning?: string }[] }
  }

  expect(basket.lines[0]).toMatchObject({ maxQuantity: 2 })
  expect(basket.lines[0]).not.toHaveProperty('warning')
  expect(Date.parse(basket.heldUntil) - Date.now()).toBeGreaterThan(14 * 60_000)
})

test('frees pieces once when their time is over, and sells them once when they are paid', async () => {
  await setPieces(database, dress, 100)
  const [late, paying] = [guest(shop, 'en-gb'), guest(shop, 'en-gb')]
  await late.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const checkoutBasketId = await upToPayment(shop, paying, 'en-gb')
  await paying.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  await runOut()

  await Promise.all([stock.releaseExpired(), stock.releaseExpired(), stock.releaseExpired()])

  expect(await counts()).toEqual({ available: 99, reserved: 0, sold: 1 })
  expect((await late.call('PUT', 'basket/line', { sku: dress, quantity: 2 })).status).toBe(200)
  expect(await counts()).toEqual({ available: 97, reserved: 2, sold: 1 })
})

test('moves the pieces held by a basket to its payment, and releases them when the bank refuses', async () => {
  await setPieces(database, dress, 1)
  const who = guest(shop, 'en-gb')
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb')

  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard('4000000000000002') })
  const afterNo = await counts()
  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })

  expect(afterNo).toEqual({ available: 1, reserved: 0, sold: 0 })
  expect(await counts()).toEqual({ available: 0, reserved: 0, sold: 1 })
})

const accountId = '00000000-0000-4000-8000-000000000002'
const signIn = (who: Guest) => {
  const [basketId, key] = who.basketCookie()!.split('.')
  return shop.buying.baskets.signIn({ market: shop.market('en-gb'), basketId, key, accountId })
}
const basketOfAccount = async (basketId: string) => {
  const { basket } = (await shop.buying.baskets.show({ market: shop.market('en-gb'), basketId, accountId }))!
  return basket
}
/** The basket of the account, kept in an earlier browser. */
async function earlierBasket(lines: readonly { readonly sku: string; readonly quantity: number }[]): Promise<string> {
  await sql`delete from basket where account_id = ${accountId}`.execute(database.sql())
  const earlier = guest(shop, 'en-gb')
  for (const line of lines) await earlier.call('POST', 'basket/line', line)
  return (await signIn(earlier))!
}

test('holds the pieces of both baskets for the merged one as soon as their shopper has signed in [C-BSK-O4]', async () => {
  await setPieces(database, dress, 5)
  const own = await earlierBasket([{ sku: dress, quantity: 2 }])
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  await who.call('POST', 'basket/line', { sku: dressInOtherSize, quantity: 2 })

  expect(await signIn(who)).toBe(own)

  const { heldUntil, lines } = await basketOfAccount(own)
  expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    [dress, 3],
    [dressInOtherSize, 2],
  ])
  expect(Date.parse(heldUntil!) - Date.now()).toBeGreaterThan(14 * 60_000)
  expect([await counts(), (await counts(dressInOtherSize)).reserved]).toEqual([
    { available: 2, reserved: 3, sold: 0 },
    2,
  ])
  expect((await stock.heldBy(own)).map(({ sku }) => sku).sort()).toEqual([dress, dressInOtherSize])
})

test('lets nobody take the last pieces of a guest who is signing in [C-BSK-O4]', async () => {
  await setPieces(database, dress, 3)
  const own = await earlierBasket([{ sku: dressInOtherSize, quantity: 1 }])
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 3 })

  const [, ...others] = await Promise.all([signIn(who), ...Array.from({ length: 30 }, () => add())])

  expect(new Set(others.map(({ body }) => (body as { code: string }).code))).toEqual(new Set(['basket.sold-out']))
  expect(await counts()).toEqual({ available: 0, reserved: 3, sold: 0 })
  expect((await basketOfAccount(own)).lines.map(({ warning }) => warning)).toEqual([undefined, undefined])
})

test('merges baskets at sign-in although pieces are gone meanwhile, and holds those that are left [C-BSK-O4]', async () => {
  await setPieces(database, dress, 3)
  const own = await earlierBasket([{ sku: dress, quantity: 2 }])
  await runOut()
  await stock.releaseExpired()
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  expect((await add(1)).status).toBe(200)

  expect(await signIn(who)).toBe(own)

  expect((await basketOfAccount(own)).lines).toMatchObject([{ sku: dress, quantity: 3, maxQuantity: 2 }])
  expect((await stock.heldBy(own)).map(({ sku, quantity }) => [sku, quantity])).toEqual([[dress, 2]])
  expect(await counts()).toEqual({ available: 0, reserved: 3, sold: 0 })
})

test('reads the same prices and stock in one statement as in separate statements', async () => {
  const prices = await pricesIn(database, () => new Date()).current('en-gb', [dress])
  const available = await stock.available(['main'], [dress])
  const { basket } = (await add()).body as {
    basket: { lines: { price: { salesPrice: { amount: number } }; maxQuantity: number }[] }
  }

  expect(basket.lines[0]!.price.salesPrice.amount * 100).toBe(prices.get(dress)!.minor)
  expect(basket.lines[0]!.maxQuantity).toBe(Math.min(99, available.get(dress)!))
})
