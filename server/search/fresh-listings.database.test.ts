import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChanges } from '#server/platform/postgres-changes.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import { logPrices } from '#server/pricing/index.ts'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { localized, marketNamed } from '../catalogue/catalogue.fakes.ts'
import { openGoodsShop } from '../catalogue/goods-shop.fakes.ts'
import { searchInMemory } from './in-memory-search.service.ts'

const { database, url } = await openTestDatabase()
const shop = await openGoodsShop(database)
const search = searchInMemory({ ...shop, markets: shop.markets.open, words: () => localized })
const faults: unknown[] = []
const feed = await openChanges({ database, url, failed: (error) => faults.push(error) })
/** Represents another process: an import, or another shop with the same database. */
const other = openDatabase({ url })
const britain = marketNamed('en-gb')
const bag = '900300_black_01'

beforeAll(() => {
  feed.listen(async (subjects) => void (await shop.readModel.apply(subjects)))
})
afterAll(async () => {
  await feed.close()
  await other.close()
})

const listed = async () => {
  const { results } = await search.search(britain, { category: 'women', size: 50 })
  return results.find(({ id }) => id === bag)?.price.salesPrice.amount
}

test('shows a price that another process changed soon after, and answers with the old one till then', async () => {
  const before = await listed()
  const newPrice = {
    sku: `${bag}_one`,
    list: 'en-gb',
    currency: 'GBP',
    minor: 9900,
    listMinor: null,
    memberMinor: null,
  }
  await other.database.transaction(async (inside) => {
    await logPrices(inside, [{ ...newPrice, startsAt: null, endsAt: null, kind: 'regular' }], shop.clock())
    await feed.publish(inside, [`product:${bag}`])
  })

  const answers: unknown[] = []
  await expect.poll(async () => answers[answers.push(await listed()) - 1]).toBe(99)

  expect(before).not.toBe(99)
  expect(answers.slice(0, -1).every((price) => price === before)).toBe(true)
  expect(faults).toEqual([])
})

test('keeps goods of the stores out of web listings, unless they are asked for', async () => {
  await shop.addAttributes(bag, { soldOnly: 'stores' })

  expect(await listed()).toBeUndefined()
  const { results } = await search.search(britain, { category: 'women', size: 50, getRetailModels: true })
  expect(results.find(({ id }) => id === bag)).toMatchObject({ hasEcom: false, hasRetail: true })

  await shop.addAttributes(bag, { soldOnly: null })
  expect(await listed()).toBeDefined()
})

test('shows a product that sold out elsewhere after those that can be had', async () => {
  const order = async () => (await search.search(britain, { category: 'women', size: 50 })).results.map(({ id }) => id)
  expect((await order()).at(-1)).not.toBe('900200_indigo_01')

  await other.database.transaction(async (inside) => {
    await inside.prepared(
      'test-sell-out',
      `update stock set available = 0, received = reserved + sold where sku like '900200_indigo_01%' and place = 'warehouse:main'`,
    )
    await feed.publish(inside, ['product:900200_indigo_01'])
  })

  await expect.poll(async () => (await order()).at(-1)).toBe('900200_indigo_01')
})
