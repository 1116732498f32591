import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { feedShop, goods, table } from './feed-shop.fakes.ts'
import { fixtureFiles } from './fixtures/index.ts'

const database = await testDatabase()
let shop: Awaited<ReturnType<typeof feedShop>>
beforeEach(async () => {
  shop = await feedShop(database)
})

const categories = () => shop.distinctRows('v.source_id, p.tax_category, v.tax_category', goods)
const known = 'clothing, footwear, childrens-clothing, childrens-footwear, accessories, standard, gift-card'
const head = 'id|item_group_id|title|price|availability|size|tax_category'

test('takes the tax category of each item of a Google feed, and refuses the items that name another one', async () => {
  const report = await shop.take(
    table(
      head,
      'k-1|k|Kids tee|20 EUR|in stock|4Y|childrens-clothing',
      'k-2|k|Kids tee|20 EUR|in stock|16Y|Clothing',
      'k-3|k|Kids tee|20 EUR|in stock|6Y|apparel',
    ),
  )

  expect(report.refused).toMatchObject([{ line: 4, why: expect.stringContaining(`"apparel" is none of ${known}`) }])
  expect(report.warned.filter(({ why }) => why.includes('tax_category'))).toEqual([])
  expect(await categories()).toEqual([
    'k-1 | childrens-clothing | childrens-clothing',
    'k-2 | childrens-clothing | clothing',
  ])
})

test('takes the tax code of a Shopify file where it is a category, and says that it does not go by the taxable mark', async () => {
  const report = await shop.take(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Taxable,Variant Tax Code',
      'boots,Kids boots,Size,30,B-30,59.00,true,childrens-footwear',
      'boots,,,31,B-31,59.00,false,childrens-footwear',
      'scarf,Scarf,Size,One,S-1,19.00,true,PC040100',
    ].join('\n'),
    { list: 'de-de' },
  )

  expect(report.refused).toMatchObject([{ line: 4, why: expect.stringContaining('"PC040100" is none of') }])
  expect(report.warned.map(({ why }) => why)).toContainEqual(expect.stringContaining('marked as not taxable'))
  expect(await categories()).toEqual([
    'B-30 | childrens-footwear | childrens-footwear',
    'B-31 | childrens-footwear | childrens-footwear',
  ])
})

test('keeps a tax category when a later file of our own form does not name it, and refuses an unknown one by row', async () => {
  const rows = (await readFile(join(fixtureFiles[0]!, 'products.csv'), 'utf8')).trimEnd().split('\n')
  const with_ = (category: string) => [`${rows[0]},tax_category`, `${rows[1]},${category}`].join('\n')
  const told = () => shop.distinctRows('tax_category', 'product')

  await shop.take(with_('childrens-footwear'))
  expect(await told()).toEqual(['childrens-footwear'])
  await shop.take([rows[0], rows[1]].join('\n'))
  expect(await told()).toEqual(['childrens-footwear'])
  const report = await shop.take(with_('toys'))

  expect(report.refused).toMatchObject([{ line: 2, why: `tax_category "toys" is none of ${known}` }])
})
