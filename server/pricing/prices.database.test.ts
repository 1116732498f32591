import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from '../catalogue/catalogue.fakes.ts'
import { openGoodsShop } from '../catalogue/goods-shop.fakes.ts'
import { openCards, openCatalogue, openReadModel } from '../catalogue/index.ts'
import type { NewPrice } from './log-prices.ts'
import {
  allPrices,
  allPricesAt,
  applyDuePrices,
  currentPriceColumns,
  currentPriceJoin,
  logPrices,
  pricesIn,
} from './prices.repository.ts'
import type { CurrentPriceRow } from './pricing.ts'

const database = await testDatabase()
const sku = '900300_black_01_one'
const march = (day: number) => new Date(Date.UTC(2026, 2, day, 12))
const told = (more: Partial<NewPrice>): NewPrice => ({
  sku,
  list: 'da-dk',
  currency: 'DKK',
  minor: 79900,
  listMinor: 99995,
  memberMinor: null,
  startsAt: march(5),
  endsAt: march(15),
  kind: 'reduction',
  ...more,
})
let shop: Awaited<ReturnType<typeof openGoodsShop>>
beforeEach(async () => {
  shop = await openGoodsShop(database)
})
const currentOn = async (day: number) => (await pricesIn(database, () => march(day)).current('da-dk', [sku])).get(sku)

test('shows the current price at any moment, before and after a planned reduction', async () => {
  await logPrices(database, [told({})], march(1))

  expect([await currentOn(1), await currentOn(6), await currentOn(16)]).toMatchObject([
    { minor: 99995, priorMinor: null },
    { minor: 79900, listMinor: 99995, priorMinor: 99995 },
    { minor: 99995, priorMinor: null },
  ])
})

test('applies a reduction from the moment it starts to the moment it ends, also for prices read ahead', async () => {
  await logPrices(database, [told({})], march(1))
  const readAhead = async (day: number) =>
    (await allPricesAt(march(day))(database, [sku])).find(({ list }) => list === 'da-dk')

  expect([await currentOn(5), await readAhead(5)]).toMatchObject([{ minor: 79900 }, { minor: 79900 }])
  expect([await currentOn(15), await readAhead(15)]).toMatchObject([{ minor: 99995 }, { minor: 99995 }])
})

test('returns the prices that would have changed the past, and leaves those charged as they were', async () => {
  await logPrices(database, [told({})], march(6))
  const changed = told({ minor: 69900 })

  expect(await logPrices(database, [changed], march(7))).toEqual({ changed: [], alreadyBegan: [changed] })
  expect(await currentOn(8)).toMatchObject({ minor: 79900 })
})

test('writes a price when its start date has come and notifies the change feed, once', async () => {
  await logPrices(database, [told({})], march(1))
  const apply = () => applyDuePrices({ database, changes: shop.changes, clock: () => march(6) })

  expect([await apply(), await apply()]).toEqual([1, 0])
  expect(shop.changes.subjects).toEqual(['product:900300_black_01'])
  await shop.catchUp()
  expect(shop.catalogue.card(marketNamed('da-dk'), '900300_black_01')!.price.percentage).toBe(20)
})

test('does not sell a product without a price in the price list', async () => {
  expect((await shop.prices.current('xx-xx', [sku])).size).toBe(0)
})

test('shows the current price of products read by another statement', async () => {
  await logPrices(database, [told({})], march(1))
  const rows = await database.prepared<CurrentPriceRow>(
    'test-price-join',
    `select asked.sku, ${currentPriceColumns} from unnest($1::text[]) as asked (sku) ${currentPriceJoin({ sku: 'asked.sku', list: '$2' })}`,
    [[sku, 'unknown'], 'da-dk'],
  )
  const on = async (day: number) => [...(await pricesIn(database, () => march(day)).ofRows('da-dk', rows)).values()]

  expect([await on(1), await on(6)]).toMatchObject([
    [{ sku, minor: 99995 }],
    [{ sku, minor: 79900, priorMinor: 99995 }],
  ])
})

test('reads all prices as they are going to be at a moment to come, and leaves those of now as they are', async () => {
  await logPrices(database, [told({})], march(1))
  const at = async (read: typeof allPrices) => (await read(database, [sku])).find(({ list }) => list === 'da-dk')

  expect([
    await at(allPricesAt(march(4))),
    await at(allPricesAt(march(6))),
    await at(allPricesAt(march(16))),
  ]).toMatchObject([
    { minor: 99995, priorMinor: null },
    { minor: 79900, listMinor: 99995, priorMinor: 99995 },
    { minor: 99995, priorMinor: null },
  ])
  expect(await at(allPrices)).toMatchObject({ minor: 99995 })
  expect((await allPricesAt(march(6))(database, [sku])).length).toBe((await allPrices(database, [sku])).length)
})

test('shows cards with the prices of a moment to come, from goods read for it alone', async () => {
  await logPrices(database, [told({})], march(1))
  const then = await openReadModel(database, [marketNamed('da-dk')], { readPrices: allPricesAt(march(6)) })
  const needs = { database, readModel: then, words: () => (key: string) => key, clock: () => march(6) }
  const catalogue = openCatalogue(needs, openCards(needs))

  expect(catalogue.card(marketNamed('da-dk'), '900300_black_01')!.price.percentage).toBe(20)
  expect(shop.catalogue.card(marketNamed('da-dk'), '900300_black_01')!.price.percentage).toBeUndefined()
})
