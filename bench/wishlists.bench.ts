import { inDatabase } from '../checks/harness/goods/goods-for-proofs.ts'
import type { RunningShop } from '../checks/harness/shop/start-shop.ts'
import { medianOfThree, type Table } from './benches.ts'
import { flood } from './flood.ts'
import { withShop } from './with-shop.ts'

const [lists, items] = [20, 200]
const tiles = 60

/**
 * The cost of saved products: the call that reads the states of hearts, and the page of a member with the maximum
 * number of lists.
 */
export const measure = (): Promise<Table[]> =>
  withShop(async (shop) => {
    const skus = await productsOf(shop)
    const guest = await guestWith(shop, skus.slice(0, tiles))
    const cookie = await memberWith(shop, skus)
    const personal = (headers: Record<string, string>) => cpuOf(shop, '/api/visitor/en-gb', headers)
    const none = await personal({})
    const hearts = await personal({ cookie: guest })
    const all = await personal({ cookie })
    const page = await cpuOf(shop, '/en-gb/wishlist', { cookie })
    return [
      {
        title: 'Wishlists, CPU of the program',
        rows: [
          { what: 'personal call, nothing saved', measured: none, unit: 'ms' },
          {
            what: `hearts of ${tiles} tiles, over that`,
            measured: hearts - none,
            unit: 'ms',
            bar: { atMost: 1 },
          },
          { what: `hearts of ${lists} lists of ${items}, over that`, measured: all - none, unit: 'ms' },
          { what: `page of ${lists} lists of ${items}`, measured: page, unit: 'ms', bar: { atMost: 10 } },
        ],
      },
    ]
  })

async function cpuOf(shop: RunningShop, path: string, headers: Record<string, string>): Promise<number> {
  const ask = () =>
    flood(shop.pid(), { url: shop.url, requestAt: () => ({ path }), headers, connections: 4, amount: 300 })
  await ask()
  return (await medianOfThree(ask)).cpuMsEach
}

async function productsOf({ url }: RunningShop): Promise<string[]> {
  const answer = await fetch(`${url}/api/catalog/en-gb/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: items }),
  })
  const { results } = (await answer.json()) as { results: readonly { id: string }[] }
  return results.map(({ id }) => id)
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function guestWith({ url }: RunningShop, skus: readonly string[]): Promise<string> {
  const query = new URLSearchParams(skus.map((sku) => ['skus', sku]))
  const answer = await fetch(`${url}/api/wishlist/en-gb/wishlist/add-range?${query}`, { method: 'POST' })
  return cookiesOf(answer)
}

/** A member with the maximum number of lists, each full. */
async function memberWith(shop: RunningShop, skus: readonly string[]): Promise<string> {
  const values = { email: 'lists@example.com', password: 'correct horse 42', firstName: 'Ane', lastName: 'Holm' }
  const signedUp = await fetch(`${shop.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-current-market': 'en-gb' },
    body: JSON.stringify({ formFields: Object.entries(values).map(([id, value]) => ({ id, value })) }),
  })
  const { user } = (await signedUp.json()) as { user: { id: string } }
  const saved = Array.from({ length: items }, (_, at) => ({ sku: skus[at % skus.length], savedAt: '2026-01-01' }))
  await inDatabase(
    shop,
    `insert into wishlist (id, account_id, name, is_default, items)
     select gen_random_uuid(), $1::uuid, 'List ' || n, n = 1, $2::jsonb from generate_series(1, ${lists}) n`,
    [user.id, JSON.stringify(saved)],
  )
  return cookiesOf(signedUp)
}
