import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { readGoods } from '../assortment.repository.ts'
import { feedShop, table } from './feed-shop.fakes.ts'

const database = await testDatabase()
let shop: Awaited<ReturnType<typeof feedShop>>
beforeEach(async () => {
  shop = await feedShop(database)
  await shop.take(feed(['a', 'S'], ['a', 'M'], ['b', 'S'], ['c', 'S']))
  shop.changes.subjects.length = 0
})

const feed = (...items: readonly (readonly [string, string])[]): string =>
  table(
    'id|title|price|availability|color|size|item_group_id',
    ...items.map(([style, size]) => `${style}-${size}|Hat ${style}|20 EUR|in stock|Navy|${size}|${style}`),
  )
const live = () =>
  shop.distinctRows('sku', 'variant v join product p using (product_id) where not v.retired and not p.retired')

test('leaves goods unchanged that are missing from a file, unless told to retire them', async () => {
  await shop.take(feed(['a', 'S']))

  expect(await live()).toHaveLength(4)
})

test('retires what its source no longer contains: products, and sizes of those that stay', async () => {
  const report = await shop.take(feed(['a', 'S'], ['c', 'S']), { retireMissing: 'few' })

  expect(report.retired).toEqual({ products: 1, variants: 1, examples: ['b_navy_01', 'a_navy_01_m'] })
  expect(await live()).toEqual(['a_navy_01_s', 'c_navy_01_s'])
  expect(shop.changes.subjects.toSorted()).toEqual(['product:a_navy_01', 'product:b_navy_01'])
  expect((await readGoods(database, ['b_navy_01'])).products).toEqual([])
})

test('keeps prices and stock of retired goods, and restores them when the source contains them again', async () => {
  await shop.take(feed(['a', 'S'], ['a', 'M'], ['c', 'S']), { retireMissing: 'few' })
  expect(await shop.distinctRows('sku', "price_log where sku like 'b_%'")).toEqual(['b_navy_01_s'])

  await shop.take(feed(['b', 'S']))

  expect(await live()).toHaveLength(4)
  expect(await shop.distinctRows('count(*)', "price_log where sku like 'b_%' and list = 'de-de'")).toEqual(['1'])
})

test('retires no goods of another source, and no goods of our own', async () => {
  await shop.take(feed(['d', 'S']), { source: 'other', retireMissing: 'all' })
  await sql`update style set source = 'own' where style_number = 'a'`.execute(database.sql())

  await shop.take(feed(['c', 'S']), { retireMissing: 'all' })

  expect(await live()).toEqual(['a_navy_01_m', 'a_navy_01_s', 'c_navy_01_s', 'd_navy_01_s'])
})

test('keeps goods whose row is in the file but could not be imported', async () => {
  const file = feed(['a', 'S'], ['a', 'M'], ['b', 'S'], ['c', 'S']).replace('b-S\tHat b\t20 EUR', 'b-S\tHat b\tsoon')

  expect((await shop.take(file, { retireMissing: 'few' })).retired).toEqual({ products: 0, variants: 0, examples: [] })
})

test('retires nothing if a row does not say which goods it is about', async () => {
  const report = await shop.take(`${feed(['a', 'S'])}\n\tHat without an id\t20 EUR\tin stock\t\t\t`, {
    retireMissing: 'all',
  })

  expect(report.retired).toMatchObject({ products: 0, why: expect.stringContaining('1 rows could not be read') })
})

test('asks before it retires more than a fifth of a source', async () => {
  const many = Array.from({ length: 60 }, (_, at) => [`m${at}`, 'S'] as const)
  await shop.take(feed(...many))

  const report = await shop.take(feed(...many.slice(0, 40)), { retireMissing: 'few' })
  expect(report.retired).toMatchObject({
    products: 0,
    why: expect.stringContaining('24 of 64 variants of "google" are missing'),
  })

  expect((await shop.take(feed(...many.slice(0, 40)), { retireMissing: 'all' })).retired).toEqual({
    products: 23,
    variants: 0,
    examples: [expect.any(String), expect.any(String), expect.any(String)],
  })
})

test('writes nothing on a dry run', async () => {
  const report = await shop.take(feed(['a', 'S'], ['a', 'M'], ['b', 'S']), { retireMissing: 'few', dryRun: true })

  expect(report.retired).toEqual({ products: 1, variants: 0, examples: ['c_navy_01'] })
  expect(await live()).toHaveLength(4)
})

const products = (...ids: readonly string[]) =>
  [
    'product_id,style_number,option_id,colour,colour_family,colour_hex,sub_brand,brand,family,available_from,media,attributes',
    ...ids.map((id) => `${id}_black_01,${id},01,black,black,#000000,women,Halden,dress,,,`),
  ].join('\n')

test('retires goods of our own by their table, those without variants as well', async () => {
  await shop.take(products('s1', 's2', 's3'))

  const report = await shop.take(products('s1', 's3'), { retireMissing: 'few' })

  expect(report.retired).toEqual({ products: 1, variants: 0, examples: ['s2_black_01'] })
  expect(await shop.distinctRows('product_id', 'product where retired')).toEqual(['s2_black_01'])
})
