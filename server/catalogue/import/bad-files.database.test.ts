import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { feedShop, goods, table } from './feed-shop.fakes.ts'
import type { RowVerdict } from './import-order.ts'

const database = await testDatabase()
let shop: Awaited<ReturnType<typeof feedShop>>
beforeEach(async () => {
  shop = await feedShop(database)
})

const head = 'id|title|price|availability|color'
const row = (number: number, title = 'Shirt') => `h-${number}|${title}|20 EUR|in stock|Navy`

test.each([
  ['', 'is empty'],
  [gzipSync('id\ttitle'), 'is packed (gzip); unpack it first'],
  ['id;title;price\n1;Hat;20 EUR', 'has columns of no known form: id, title, price'],
  ['{"id": 1}', 'has columns of no known form'],
])('says what is wrong with the file as a whole: %#', async (content, why) => {
  const report = await shop.take(content as string)

  expect(report.refused).toMatchObject([{ line: 0, why: expect.stringContaining(why) }])
})

test.each([
  ['UTF-16 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without one', (text: string) => Buffer.from(text, 'utf16le')],
  ['UTF-16 the other way round', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
])('reads %s', async (_, encoded) => {
  await shop.take(encoded(table(head, row(1, 'Sømandshue'))))

  expect(await shop.distinctRows('t.name', goods)).toEqual(['Sømandshue'])
})

test('reads XML in the encoding it declares', async () => {
  await shop.take(
    Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><item><id>1</id><title>Sømandshue</title><price>20 EUR</price><availability>in stock</availability></item></channel></rss>',
      'latin1',
    ),
  )

  expect(await shop.distinctRows('t.name', goods)).toEqual(['Sømandshue'])
})

test('reads all kinds of line ends in one file, and reports the right line numbers', async () => {
  const report = await shop.take(
    `${[head, row(1), row(2)].join('\r\n')}\n${row(3)}\r${row(4).replace('20 EUR', 'soon')}\n`.replaceAll('|', '\t'),
  )

  expect(report.refused).toMatchObject([{ line: 5 }])
  expect(await shop.distinctRows('v.source_id', goods)).toEqual(['h-1', 'h-2', 'h-3'])
})

test('loses one row to an unclosed quote, and reads on below it', async () => {
  const report = await shop.take(
    [head, row(1), row(2, '"Shirt'), row(3), row(4)].map((one) => one.replaceAll('|', ',')).join('\n'),
  )

  expect(report.refused).toMatchObject([{ line: 3 }])
  expect(await shop.distinctRows('v.source_id', goods)).toEqual(['h-1', 'h-3', 'h-4'])
})

test('takes bars between the cells, and empty cells behind the last column', async () => {
  await shop.take(`${head}\n${row(1)}||\n`)

  expect(await shop.distinctRows('v.source_id', goods)).toEqual(['h-1'])
})

test('keeps markup and scripts out of every text', async () => {
  await shop.take(
    table(
      'id|title|price|availability|color|brand|description|material',
      'x-1|<b>Hat</b><script>alert(1)</script>|20 EUR|in stock|<i>Navy</i>|<img src=x onerror=alert(1)>Loom|&lt;script&gt;alert(1)&lt;/script&gt;Warm|&amp;lt;b&amp;gt;Wool',
    ),
  )

  expect(await shop.distinctRows('t.name, t.colour_name, p.brand, t.description, t.fabric', goods)).toEqual([
    'Hat | Navy | Loom | Warm | Wool',
  ])
})

test('reports every row, with its result', async () => {
  const rows: RowVerdict[] = []

  await shop.take(table(head, row(1), row(1), row(2).replace('Navy', 'Zzz')), {
    report: (verdict) => void rows.push(verdict),
  })

  expect(rows.map(({ line, verdict }) => `${line} ${verdict}`)).toEqual(['3 refused', '4 warned', '2 accepted'])
})

test('lists a thousand remarks and counts the others', async () => {
  const report = await shop.take(
    table(head, ...Array.from({ length: 1200 }, (_, at) => row(at).replace('20 EUR', '-5 EUR'))),
  )

  expect(report.refused).toHaveLength(1000)
  expect(report.unlisted).toBe(200)
  expect(await shop.distinctRows('sku', 'variant')).toEqual([])
})

test('reads groups that are scattered over a long file as one style each', async () => {
  const rows = Array.from({ length: 2600 }, (_, at) => `g-${at}|Hat|20 EUR|in stock|Navy|${at}|group-${at % 2}`)

  const report = await shop.take(table(`${head}|size|item_group_id`, ...rows))

  expect(report.refused).toEqual([])
  expect(report.rows.products.accepted).toBe(2)
  expect(report.rows.variants.accepted).toBe(2600)
})

test.each([
  ['a heading alone', head.replaceAll('|', '\t')],
  ['a feed without items', '<rss><channel><title>Shop</title></channel></rss>'],
])('takes %s for a download that failed, and retires nothing for it', async (_, content) => {
  await shop.take(table(head, row(1)), { source: 'north' })

  const report = await shop.take(content, { source: 'north', retireMissing: 'all' })

  expect(report.refused).toMatchObject([{ line: 0, why: 'holds no goods' }])
  expect(report.retired).toMatchObject({ products: 0, variants: 0, why: expect.any(String) })
  expect(await shop.distinctRows('v.source_id', goods)).toEqual(['h-1'])
})

test('says once a line what is wrong with a page that is no feed', async () => {
  const report = await shop.take('<!doctype html><html><p><br><b>404<i></p></html>\n<p>Not found')

  expect(report.refused).toMatchObject([{ why: 'is XML, and neither an RSS nor an Atom feed' }])
  expect(new Set(report.warned.map(({ line }) => line)).size).toBe(report.warned.length)
})

test('cuts a title that is too long for a tile, and says so', async () => {
  const report = await shop.take(table(head, row(1, `Hat ${'very '.repeat(1000)}`)))

  expect(report.warned).toMatchObject([{ line: 2, why: 'title has 5003 letters; the first 255 were taken' }])
  expect(await shop.distinctRows('length(t.name)', goods)).toEqual(['255'])
})

test('reads a price without a currency in the currency that its file names, and says so', async () => {
  const report = await shop.take(table(head, row(1).replace('EUR', 'GBP'), row(2).replace(' EUR', '')))

  expect(report.warned.map(({ why }) => why)).toEqual([
    'has prices without a currency; they count as GBP (--list says another)',
  ])
  expect(await shop.distinctRows('currency, minor', 'price_log')).toEqual(['GBP | 2000'])
})

test('refuses a price without a currency where a file names several, unless told which', async () => {
  const file = table(head, row(1).replace('EUR', 'GBP'), row(2), row(3).replace(' EUR', ''))

  const report = await shop.take(file, { dryRun: true })
  const told = await shop.take(file, { list: 'de-de' })

  expect(report.refused).toMatchObject([
    { line: 4, why: 'price 20 names no currency where others are in GBP and EUR (--list says which)' },
  ])
  expect(told.refused).toMatchObject([{ line: 2, why: 'no price list is in GBP' }])
  expect(await shop.distinctRows('v.source_id', goods)).toEqual(['h-2', 'h-3'])
})
