import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { recordedChanges, sevenMarkets, withoutGoods } from '../catalogue.fakes.ts'
import { fixtureFiles } from './fixtures/index.ts'
import { importGoods } from './import-goods.service.ts'
import type { ImportOrder } from './import-order.ts'

const database = await testDatabase()
const changes = recordedChanges()
const folder = await mkdtemp(join(tmpdir(), 'import-'))
afterAll(() => rm(folder, { recursive: true }))

const noon = new Date('2026-02-10T12:00:00Z')
const take = (order: Partial<ImportOrder> = {}, now = noon) =>
  importGoods({ database, changes, markets: sevenMarkets, clock: () => now }, { files: fixtureFiles, ...order })
const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.sql())).rows[0]!.n

/** Imports a file with this content. */
async function takeFile(
  content: string | Buffer,
  { name = 'file.csv', ...order }: Partial<ImportOrder> & { name?: string } = {},
) {
  await writeFile(join(folder, name), content)
  return take({ ...order, files: [join(folder, name)] })
}

beforeEach(async () => {
  await withoutGoods(database)
  changes.subjects.length = 0
})

test('takes in a whole folder, told apart by its columns, and a product feed beside it', async () => {
  const report = await take()

  expect(report.refused).toEqual([])
  expect([await count('style'), await count('product'), await count('variant')]).toEqual([4, 6, 14])
  expect(changes.subjects).toEqual(expect.arrayContaining(['product:900100_navy_01', 'category:women-dresses']))
})

test('changes nothing when the same files come again', async () => {
  await take()
  changes.subjects.length = 0

  const report = await take({}, new Date('2026-02-11T12:00:00Z'))

  expect(Object.values(report.rows).map(({ changed }) => changed)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect(changes.subjects).toEqual([])
})

test('writes nothing on a dry run', async () => {
  const report = await take({ dryRun: true })

  expect(report.rows.products.accepted).toBe(6)
  expect(await count('product')).toBe(0)
})

test('reports its progress', async () => {
  const told: [number, number][] = []

  await take({ progress: (done, total) => void told.push([done, total]) })

  expect(told.at(-1)![0]).toBe(told.at(-1)![1])
  expect(told.length).toBeGreaterThan(8)
})

test('turns a feed into goods with ids of our own and keeps the foreign ones [D-17, C-LIN-O8]', async () => {
  await take()

  const { rows } =
    await sql`select sku, v.source_id, p.sub_brand, p.colour_family, t.name, t.description from variant v join product p using (product_id)
    join product_text t using (product_id) where p.style_number = 'fell-parka' order by sku`.execute(database.sql())
  expect(rows[0]).toEqual({
    sku: 'fell-parka_crimson_02_m',
    source_id: 'fell-parka-crimson-m',
    sub_brand: 'women',
    colour_family: 'red',
    name: 'Fell parka',
    description: 'Windproof & warm, with a hood.',
  })
})

test('sells feed goods in the price lists of their currency only, or in the one named', async () => {
  await take()
  const { rows } = await sql<{
    list: string
  }>`select distinct list from price_now where sku like 'fell-parka%' order by list`.execute(database.sql())

  expect(rows.map(({ list }) => list)).toEqual(['de-de', 'fr-fr'])
})

test('adds to the price history only what is new', async () => {
  const head = 'sku,price_list,price,list_price,member_price,currency,from,until,kind'
  await take()
  const before = await count('price_log')

  await takeFile(`${head}\n900300_black_01_one,en-gb,99.00,120.00,,GBP,2026-02-10T00:00:00Z,,reduction\n`)

  expect(await count('price_log')).toBe(before + 1)
  const { rows } =
    await sql`select minor, list_minor, prior_minor from price_now where sku = '900300_black_01_one' and list = 'en-gb'`.execute(
      database.sql(),
    )
  expect(rows).toEqual([{ minor: 9900, list_minor: 12000, prior_minor: 12000 }])
})

test('refuses to rewrite a price that has been charged', async () => {
  await take()

  const report = await takeFile(
    'sku,price_list,price,list_price,member_price,currency,from,until,kind\n900300_black_01_one,en-gb,1.00,,,GBP,2025-06-01T00:00:00Z,,regular\n',
  )

  expect(report.refused).toMatchObject([{ line: 2, why: expect.stringContaining('history stays') }])
})

test('does not let anyone change or remove a logged price [D-04]', async () => {
  await take()

  await expect(sql`update price_log set minor = 1`.execute(database.sql())).rejects.toThrow('append-only')
  await expect(sql`delete from price_log`.execute(database.sql())).rejects.toThrow('append-only')
})

test.each([
  ['900300_black_01_one,en-gb,-5.00,,,GBP,,,regular', 'price -5.00 is not above zero'],
  ['900300_black_01_one,en-gb,0,,,GBP,,,regular', 'price 0 is not above zero'],
  ['900300_black_01_one,en-gb,"5,00",,,GBP,,,regular', 'is not an amount'],
  ['900300_black_01_one,en-gb,5.001,,,GBP,,,regular', 'more decimals than GBP'],
  ['900300_black_01_one,en-gb,5.00,,,XQZ,,,regular', 'currency XQZ is not known'],
  ['900300_black_01_one,en-gb,5.00,,,DKK,,,regular', 'price list en-gb is in GBP'],
  ['900300_black_01_two,en-gb,5.00,,,GBP,,,regular', 'sku 900300_black_01_two is not known'],
  ['900300_black_01_one,en-gb,5.00,,,GBP,yesterday,,regular', 'from "yesterday" is not an ISO date'],
  ['900300_black_01_one,en-gb,5.00,,,GBP', 'has 6 cells for 9 columns'],
])('refuses the price row %s and keeps the good one', async (row, why) => {
  await take()
  const good = '900300_black_01_one,en-us,149.00,,,USD,2026-02-10T00:00:00Z,,regular'

  const report = await takeFile(
    `sku,price_list,price,list_price,member_price,currency,from,until,kind\n${row}\n${good}\n`,
  )

  expect(report.refused).toMatchObject([{ file: 'file.csv', line: 2, why: expect.stringContaining(why) }])
  expect(report.rows.prices).toEqual({ accepted: 1, changed: 1 })
})

test('refuses negative stock, unknown kinds of places and a second row with the same key', async () => {
  await take()

  const report = await takeFile(
    `sku,place,available\n900300_black_01_one,warehouse:main,-1\n900300_black_01_one,attic,1\n900300_black_01_one,warehouse:main,7\n900300_black_01_one,warehouse:main,8\n`,
  )

  expect(report.refused.map(({ line }) => line)).toEqual([2, 3, 5])
  const { rows } =
    await sql`select available from stock where sku = '900300_black_01_one' and place = 'warehouse:main'`.execute(
      database.sql(),
    )
  expect(rows).toEqual([{ available: 7 }])
})

test('refuses an EAN that belongs to another variant, and warns of one that fails its check digit [C-LIN-O8]', async () => {
  await take()
  const head = 'sku,product_id,ean,size_id,size_name,size_group,length_id,length_name,position'
  const taken = (
    await sql<{ ean: string }>`select ean from variant where sku = '900100_navy_01_36'`.execute(database.sql())
  ).rows[0]!.ean

  const report = await takeFile(
    `${head}\n900300_black_01_xl,900300_black_01,${taken},xl,XL,letters,,,2\n900300_black_01_l,900300_black_01,1234567890123,l,L,letters,,,3\n`,
  )

  expect(report.refused).toMatchObject([
    { line: 2, why: expect.stringContaining('already belongs to 900100_navy_01_36') },
  ])
  expect(report.warned).toMatchObject([{ line: 3, why: expect.stringContaining('check digit') }])
})

test('takes variants whose sku is made of product, size and length, none of which holds an underscore [C-LIN-O8]', async () => {
  await take()
  const head = 'sku,product_id,ean,size_id,size_name,size_group,length_id,length_name,position'
  const rows = [
    '_l,,l,,',
    '_l_30,,l,30,30',
    '_30_l,,l,30,30',
    '_m,,l,,',
    '_l,,l,30,30',
    '_x_l,,x_l,,',
    '_s_x_y,,s,x_y,X',
  ]
  const lines = rows.map((row, at) => {
    const [ending, ean, sizeId, lengthId, lengthName] = row.split(',')
    return `900300_black_01${ending},900300_black_01,${ean},${sizeId},L,letters,${lengthId},${lengthName},${at}`
  })

  const report = await takeFile(`${head}\n${lines.join('\n')}\n`)

  expect(report.refused.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8])
  expect(report.rows.variants).toMatchObject({ accepted: 2 })
})

test('names the column that is missing', async () => {
  const report = await takeFile('sku,price_list,price,from\na,b,1,\n')

  expect(report.refused).toMatchObject([
    { line: 0, why: 'lacks the column list_price, member_price, currency, until, kind' },
  ])
})

test('reports what it found in a file of an unknown format', async () => {
  const report = await takeFile('colour,taste\nred,sweet\n')

  expect(report.refused).toMatchObject([{ why: 'has columns of no known form: colour, taste' }])
})

test('keeps the rows before the place where a file is cut off', async () => {
  await take()

  const report = await takeFile(
    'product_id,language,name,colour_name,description,fabric,slug\n900300_black_01,en,Tote,Black,Soft,Leather,tote\n900300_black_01,da,"Taske, so',
  )

  expect(report.rows.productTexts.accepted).toBe(1)
  expect(report.refused).toMatchObject([{ line: 3, why: expect.stringContaining('is the file cut off?') }])
})

test('reads Windows-1252 with a warning, and UTF-16 by its mark', async () => {
  await take()
  const text =
    'product_id,language,name,colour_name,description,fabric,slug\n900300_black_01,da,Læderpose,Sort,,,laeder\n'

  const western = await takeFile(Buffer.from(text, 'latin1'))
  expect(western.warned).toMatchObject([{ line: 0, why: expect.stringContaining('Windows-1252') }])

  await takeFile(
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replace('da,Læderpose', 'de,Größe'), 'utf16le')]),
  )
  const { rows } =
    await sql`select name from product_text where product_id = '900300_black_01' and language in ('da', 'de') order by language`.execute(
      database.sql(),
    )
  expect(rows).toEqual([{ name: 'Læderpose' }, { name: 'Größe' }])
})

test('accepts texts in a country’s form of a language, and refuses an unknown language', async () => {
  await take()
  const row = (language: string) => `900300_black_01,${language},Tote,Black,,,tote`

  const report = await takeFile(
    ['product_id,language,name,colour_name,description,fabric,slug', row('en-us'), row('en-usa'), row('xx-us')].join(
      '\n',
    ),
  )

  expect(report.rows.productTexts.accepted).toBe(1)
  expect(report.refused.map(({ line }) => line)).toEqual([3, 4])
})

test('keeps descriptions as plain text, whatever markup they came with', async () => {
  await take()
  const dirty =
    '<p>Soft &amp;amp; warm<br>with <a href=""javascript:alert(1)"">care</a></p><script>alert(1)</script>&lt;img src=x onerror=alert(1)&gt;'

  await takeFile(
    `product_id,language,name,colour_name,description,fabric,slug\n900300_black_01,en,Tote,Black,"${dirty}",,tote\n`,
  )

  const { rows } =
    await sql`select description from product_text where product_id = '900300_black_01' and language = 'en'`.execute(
      database.sql(),
    )
  expect(rows).toEqual([{ description: 'Soft & warm\nwith care' }])
})

const feed = (...rows: string[]) => ['id\ttitle\tprice\tavailability\tcolor\tsize\titem_group_id', ...rows].join('\n')

test('reports what is wrong with a feed row and imports the others', async () => {
  await take()

  const report = await takeFile(
    feed(
      'a-1\tWool hat\t20 EUR\tin stock\tNavy\tOne Size\thats',
      'a-1\tWool hat\t20 EUR\tin stock\tNavy\tOne Size\thats',
      '\tNo id\t20 EUR\tin stock\t\t\t',
      'a-3\tNo price\tsoon\tin stock\tNavy\tS\thats',
      'a-4\tPounds and pence\t20 SEK\tin stock\tNavy\tS\thats',
      'a-5\tOdd\t20 EUR\tmaybe\tZzz\tM\thats',
    ),
    { name: 'feed.tsv' },
  )

  expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '3 id a-1 stands twice (rows 2 and 3); row 2 was taken',
    '4 has no id',
    '5 "soon" is not a price such as 199.00 EUR',
    '6 no price list is in SEK',
  ])
  expect(report.warned).toHaveLength(2)
  expect(await count('variant')).toBe(16)
})

test('keeps the ids of feed goods when the feed grows, and tells equal slugs apart', async () => {
  await takeFile(feed('x-1\tShirt\t20 EUR\tin stock\tNavy\tS\tmy_shirt'), { name: 'feed.tsv' })
  await takeFile(
    feed(
      'y-1\tOther\t20 EUR\tin stock\tNavy\tS\tmy shirt',
      'x-2\tShirt\t20 EUR\tin stock\tBlack\tS\tmy_shirt',
      'x-1\tShirt\t20 EUR\tin stock\tNavy\tS\tmy_shirt',
    ),
    { name: 'feed.tsv' },
  )

  const { rows } = await sql<{ id: string }>`select product_id as id from product order by 1`.execute(database.sql())
  expect(rows.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^my-shirt-[0-9a-f]{4}_navy_01$/),
    'my-shirt_black_02',
    'my-shirt_navy_01',
  ])
})

test('lets a dated sale of a feed begin and end by itself', async () => {
  const dated =
    'id\ttitle\tprice\tsale_price\tsale_price_effective_date\tavailability\ns-1\tSocks\t10.00 EUR\t8.00 EUR\t2026-02-01/2026-02-20\tin stock\n'
  await takeFile(dated, { name: 'feed.tsv' })
  await takeFile(dated, { name: 'feed.tsv' })

  const { rows } =
    await sql`select minor, kind, starts_at, ends_at from price_log where list = 'de-de' order by starts_at`.execute(
      database.sql(),
    )
  expect(rows).toEqual([
    { minor: 800, kind: 'reduction', starts_at: new Date('2026-02-01'), ends_at: new Date('2026-02-20') },
    { minor: 1000, kind: 'regular', starts_at: new Date('2026-02-20'), ends_at: null },
  ])
})
