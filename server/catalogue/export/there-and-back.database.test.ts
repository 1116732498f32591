import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { marketNamed, recordedChanges, sevenMarkets, withoutGoods } from '../catalogue.fakes.ts'
import { fixtureFiles } from '../import/fixtures/index.ts'
import { importGoods } from '../import/import-goods.service.ts'
import type { ImportOrder } from '../import/import-order.ts'
import { type ExportForm, exportForms, exportGoods } from './export-goods.service.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'there-and-back-'))
afterAll(() => rm(folder, { recursive: true }))
const clock = () => new Date('2026-02-10T12:00:00Z')
const needs = { database, clock, publicUrl: 'https://shop.example', shopName: 'Shop' }

const take = (file: string, order: Partial<ImportOrder> = {}) =>
  importGoods({ database, changes: recordedChanges(), markets: sevenMarkets, clock }, { files: [file], ...order })

/**
 * Three styles whose stock numbers come from another shop. In one style sizes share a stock number, one has lengths,
 * one is reduced.
 */
const shopifyFile = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Status',
  'wrap-dress,Wrap dress,"<p>Soft &amp; light</p><ul><li>Lined</li></ul>",Loom,Dresses,"dress, women",true,Color,Black,Size,M,,,LW-1,shopify,4,79.95,99.95,5714512345676,active',
  'wrap-dress,,,,,,,Color,Black,Size,L,,,LW-1,shopify,2,79.95,99.95,,',
  'wrap-dress,,,,,,,Color,Red,Size,M,,,LW 9/red,shopify,0,89.95,,,',
  'straight-jeans,Straight jeans,Firm,Loom,Jeans,women,true,Color,Indigo,Size,28,Length,32,SJ-28-32,shopify,3,119.00,,,active',
  'straight-jeans,,,,,,,Color,Indigo,Size,30,Length,32,SJ-30-32,shopify,3,119.00,,,',
  'wool-cap,Wool cap,,Loom,Hats,women,true,Title,Default Title,,,,,,shopify,1,29.00,,,active',
].join('\n')

const googleFile = [
  'id\ttitle\tdescription\tprice\tsale_price\tsale_price_effective_date\tavailability\tcolor\tsize\titem_group_id\tbrand\tproduct_type\tgtin\tpattern\tcustom_label_0\tsize_system',
  'n-1\tFell parka\tWarm\t199 EUR\t149 EUR\t2026-02-01/2026-03-01\tin stock\tForest\t38\tfell\tNorth\tWomen > Coats\t5714512345676\t\tautumn\tEU',
  'n-2\tFell parka\tWarm\t199 EUR\t149 EUR\t2026-02-01/2026-03-01\tout of stock\tForest\t40\tfell\tNorth\tWomen > Coats\t\t\tautumn\tEU',
  'n-3\tFell parka\tWarm\t199 EUR\t\t\tin stock\tForest\t38\tfell\tNorth\tWomen > Coats\t\tStriped\t\tEU',
  'n-4\tScarf "Æ" & Co\t\t20 EUR\t15 EUR\t\tin stock\tقميص\t\t\tNorth\t\t\t\t\t',
].join('\n')

const sources: Readonly<Record<string, (file: (content: string) => Promise<string>) => Promise<void>>> = {
  'our own': async () => {
    await importGoods({ database, changes: recordedChanges(), markets: sevenMarkets, clock }, { files: fixtureFiles })
  },
  Google: async (file) => void (await take(await file(googleFile))),
  Shopify: async (file) => void (await take(await file(shopifyFile), { list: 'de-de' })),
  'a named Google feed': async (file) => void (await take(await file(googleFile), { source: 'north' })),
  'a named Shopify file': async (file) => void (await take(await file(shopifyFile), { source: 'loom', list: 'de-de' })),
}

let files = 0
const file = async (content: string): Promise<string> => {
  const path = join(folder, `file-${files++}`)
  await writeFile(path, content)
  return path
}

async function everything(): Promise<string> {
  const tables = ['style', 'product', 'product_text', 'product_category', 'variant', 'price_log', 'stock', 'category']
  const { rows } = await sql<{ told: string }>`
    ${sql.join(
      tables.map(
        (name) =>
          sql`select ${name} || ' ' || (to_jsonb(t) - 'id' - 'logged_at')::text as told from ${sql.table(name)} t`,
      ),
      sql` union all `,
    )} order by 1`.execute(database.sql())
  return rows.map(({ told }) => told).join('\n')
}

const cases = Object.keys(sources).flatMap((source) =>
  exportForms.filter((form) => form !== 'meta' && form !== 'awin').map((form) => [source, form] as const),
)

test.each(cases)('goods of %s exported as %s are imported again unchanged', async (source, form: ExportForm) => {
  await withoutGoods(database)
  await sources[source]!(file)
  const before = await everything()
  const to = join(folder, `${files++}-${form}`)
  await exportGoods(needs, form === 'own' ? { form, to } : { form, market: marketNamed('de-de'), to })

  const report = await take(to, form === 'own' ? {} : { list: 'de-de' })

  expect(report.refused).toEqual([])
  expect(await everything()).toBe(before)
  expect(Object.values(report.rows).reduce((sum, { changed }) => sum + changed, 0)).toBe(0)
})
