import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { csvLine } from '#foundation/csv-line.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { marketNamed, recordedChanges, sevenMarkets, withoutGoods } from '../catalogue.fakes.ts'
import { fixtureFiles } from '../import/fixtures/index.ts'
import { importGoods } from '../import/import-goods.service.ts'
import type { ImportOrder } from '../import/import-order.ts'
import { type ExportForm, exportGoods } from './export-goods.service.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'export-'))
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => withoutGoods(database))

const clock = () => new Date('2026-02-10T12:00:00Z')
const needs = { database, clock, publicUrl: 'https://shop.example', shopName: 'Shop & Co' }
const take = (files: readonly string[], order: Partial<ImportOrder> = {}) =>
  importGoods({ database, changes: recordedChanges(), markets: sevenMarkets, clock }, { files, ...order })
const changes = ({ rows }: Awaited<ReturnType<typeof take>>) =>
  Object.values(rows).reduce((sum, { changed }) => sum + changed, 0)

async function file(content: string): Promise<string> {
  const path = join(folder, 'in.txt')
  await writeFile(path, content)
  return path
}

/** Exports the goods and returns the path and the text of the file. */
async function give(form: Exclude<ExportForm, 'own'>, market = 'de-de'): Promise<{ path: string; text: string }> {
  const path = join(folder, `out.${form}`)
  await exportGoods(needs, { form, market: marketNamed(market), to: path })
  return { path, text: await readFile(path, 'utf8') }
}

async function giveOwn(name: string): Promise<{ path: string; texts: Record<string, string> }> {
  const path = join(folder, name)
  await exportGoods(needs, { form: 'own', to: path })
  const names = (await readdir(path)).sort()
  return {
    path,
    texts: Object.fromEntries(
      await Promise.all(names.map(async (one) => [one, await readFile(join(path, one), 'utf8')])),
    ),
  }
}

test('writes our own form whole: read back it changes nothing, and fills an empty shop with the same', async () => {
  await take(fixtureFiles)
  const first = await giveOwn('first')

  expect(changes(await take([first.path]))).toBe(0)
  await withoutGoods(database)
  const report = await take([first.path])
  const second = await giveOwn('second')

  expect(report.refused).toEqual([])
  expect(second.texts).toEqual(first.texts)
})

test.each(['google-rss', 'google-tsv', 'shopify'] as const)(
  'reads its own %s export back without a change',
  async (form) => {
    await take(fixtureFiles)
    await sql`delete from product_text`.execute(database.sql())
    await take(fixtureFiles)
    const { path } = await give(form)

    const report = await take([path], { list: 'de-de', source: 'google' })

    expect(report.refused).toEqual([])
    expect(report.rows.prices.accepted).toBeGreaterThan(5)
    expect(changes(report)).toBe(0)
  },
)

test.each(['google-rss', 'google-tsv', 'shopify'] as const)(
  'gives the same %s file after it went through an empty shop',
  async (form) => {
    await take([fixtureFiles[0]!, await file(awkward)], { list: 'de-de' })
    const source = form === 'shopify' ? 'shopify' : 'google'
    const first = await give(form)
    await withoutGoods(database)
    await take([first.path, join(fixtureFiles[0]!, 'categories.csv'), join(fixtureFiles[0]!, 'category_texts.csv')], {
      list: 'de-de',
      source,
    })
    const second = await give(form)
    await withoutGoods(database)
    await take([second.path, join(fixtureFiles[0]!, 'categories.csv'), join(fixtureFiles[0]!, 'category_texts.csv')], {
      list: 'de-de',
      source,
    })

    expect((await give(form)).text).toBe(second.text)
    expect(second.text).toContain('Tee &'.replace('&', form === 'google-rss' ? '&amp;' : '&'))
  },
)

const awkward = `id\ttitle\tdescription\tprice\tsale_price\tavailability\tcolor\tsize\titem_group_id\tbrand\tproduct_type\tpattern
w-1\t"Tee & ""Co"" 👗"\t"Line one
line two <b>bold</b> 3 < 4"\t20 EUR\t15 EUR\tin stock\tقميص\tS\tawk\tÆble;, Co\tWomen > Tops\tStriped
w-2\t"Tee & ""Co"" 👗"\tSame\t20 EUR\t15 EUR\tout of stock\tقميص\tM\tawk\tÆble;, Co\tWomen > Tops\tStriped
`

test('any exported text is unchanged when it is imported again, in every format', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'aZ "\',;\t\n\r<>&|é👗ض\u00a0-:/'), minLength: 1, maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(text, text, text, async (title, description, brand) => {
      await withoutGoods(database)
      const told = csvLine(['p-1', `Hat ${title}`, description, '9.95 EUR', 'in stock', brand], '\t')
      await take([await file(`id\ttitle\tdescription\tprice\tavailability\tbrand\n${told}`)])
      for (const form of ['google-rss', 'google-tsv'] as const) {
        expect(changes(await take([(await give(form)).path], { list: 'de-de' })), form).toBe(0)
      }
      expect(changes(await take([(await giveOwn('any')).path])), 'own').toBe(0)
    }),
    {
      numRuns: 10,
      examples: [
        ['\n\na', 'a', 'a'],
        ['=1', "'=1+2", '@brand'],
      ],
    },
  )
})

test('writes nothing a spreadsheet would run as a formula, in any table, and reads it back as it was', async () => {
  await withoutGoods(database)
  const told = csvLine(['p-1', '=HYPERLINK("http://evil.example")', '@SUM(A1)', '9.95 EUR', 'in stock', '-1+1'], '\t')
  await take([await file(`id\ttitle\tdescription\tprice\tavailability\tbrand\n${told}`)])

  for (const form of ['google-tsv', 'shopify'] as const) {
    const { text, path } = await give(form)
    expect(text.match(/(?:^|[\t,\n]"?)[=@](?:HYPER|SUM)/), form).toBeNull()
    expect(text, form).toContain("'=HYPERLINK")
    expect(changes(await take([path], { list: 'de-de', source: 'google' })), form).toBe(0)
  }
})

test('exports price, sale, availability and address of each variant', async () => {
  await take(fixtureFiles)
  await take([
    await file(
      'id\ttitle\tprice\tsale_price\tsale_price_effective_date\tavailability\tsize\tgtin\ns-1\tWool socks\t10.00 EUR\t8.00 EUR\t2026-02-01/2026-02-20\tin stock\tM\t5714512345676\n',
    ),
  ])

  const { text } = await give('google-rss')
  const item = text.split('<item>').find((one) => one.includes('<g:id>s-1<'))!

  expect(item).toContain('<g:price>10.00 EUR</g:price>\n<g:sale_price>8.00 EUR</g:sale_price>')
  expect(item).toContain('<g:sale_price_effective_date>2026-02-01T00:00:00.000Z/2026-02-20T00:00:00.000Z<')
  expect(item).toContain('<g:availability>in_stock<')
  expect(item).toContain('<g:gtin>5714512345676<')
  expect(item).toMatch(/<g:link>https:\/\/shop.example\/de-de\/p\/wool-socks\/s-1_multicolour_01</)
  expect(text).toContain('<title>Shop &amp; Co</title>')
})

test('follows the rules of Merchant Center in every market, and reports goods that do not', async () => {
  const folders = fixtureFiles
  await take(folders)
  const broken = async (market: string) => {
    const told: string[] = []
    const to = join(folder, 'ruled.xml')
    await exportGoods(needs, {
      ...{ form: 'google-rss', market: marketNamed(market), to },
      broken: (item, rules) => told.push(...rules.map((rule) => `${item.get('id')}: ${rule}`)),
    })
    return told.filter((one) => !one.startsWith('fell-parka'))
  }

  for (const market of ['de-de', 'da-dk', 'en-gb', 'en-us']) expect(await broken(market), market).toEqual([])
  await take([await file('id\ttitle\tprice\tavailability\nh-1\tHat\t9.95 EUR\tin stock\n')])
  expect(await broken('de-de')).toEqual(['h-1: image_link is missing'])
})

test('leaves out what a market does not sell, and what is retired', async () => {
  await take(fixtureFiles)
  await sql`update product set retired = true where product_id = 'fell-parka_forest_01'`.execute(database.sql())

  expect((await give('google-rss', 'de-de')).text).not.toContain('fell-parka-forest')
  expect((await give('google-rss', 'de-de')).text).toContain('fell-parka-crimson')
  expect((await give('google-rss', 'en-gb')).text).not.toContain('fell-parka')
})

test('exports no picture for goods that have none, and does not treat its own pictures as new ones', async () => {
  await take([fixtureFiles[0]!, await file('id\ttitle\tprice\tavailability\nh-1\tHat\t9.95 EUR\tin stock\n')])
  expect((await give('google-rss')).text.split('<item>').find((one) => one.includes('<g:id>h-1<'))).not.toContain(
    'image_link',
  )
  await sql`update product set media = media || ${JSON.stringify({ photographs: ['a'.repeat(32)] })}::jsonb where style_number = 'h-1'`.execute(
    database.sql(),
  )

  for (const form of ['google-rss', 'google-tsv', 'shopify'] as const) {
    const { path, text } = await give(form)
    expect(text).toContain('https://shop.example/images/h-1_multicolour_01/')
    const report = await take([path], { list: 'de-de', source: 'google' })
    expect(report.rows.products.accepted, form).toBeGreaterThan(0)
    expect(report.pictures, form).toBe(0)
  }
})
