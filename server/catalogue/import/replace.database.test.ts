import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { feedShop, table } from './feed-shop.fakes.ts'
import { categoryMapping } from './feeds/category-mapping.ts'

const database = await testDatabase()
let shop: Awaited<ReturnType<typeof feedShop>>
beforeEach(async () => {
  shop = await feedShop(database)
  await shop.take(categories('tops', 'hats', 'outlet'))
})

const categories = (...ids: string[]) =>
  ['category_id,parent_id,position,sub_brand', ...ids.map((id, at) => `${id},,${at + 1},women`)].join('\n')
const feed = table(
  'id|title|price|availability|color|product_type',
  '1|Wool cap|20 EUR|in stock|Navy|Caps',
  '2|Linen shirt|40 EUR|in stock|White|Shirts',
)
const to = (category: string) => ({
  mapping: categoryMapping([{ type: 'Caps', googleCategory: '', tag: '', category }]),
})
const places = () => shop.distinctRows('product_id, category_id', 'product_category')

test('goods go where a mapping says, and goods without a line in it go where they would go without a mapping', async () => {
  await shop.take(feed, to('hats'))

  expect(await places()).toEqual(['1_navy_01 | hats', '2_white_01 | imported'])
})

test('goods leave the categories that an import does not name for them only if it replaces; other goods stay where they are', async () => {
  await shop.take(feed, to('hats'))
  await shop.take(feed, { ...to('outlet'), source: 'other' })
  const others = (await places()).filter((place) => !/^[12]_/.test(place))

  await shop.take(feed, to('outlet'))
  expect(await places()).toContain('1_navy_01 | hats')
  const report = await shop.take(feed, { ...to('outlet'), replace: true })

  expect(report.takenAway).toEqual({ memberships: 1, categories: 0 })
  expect((await places()).filter((place) => /^[12]_/.test(place))).toEqual([
    '1_navy_01 | outlet',
    '2_white_01 | imported',
  ])
  expect((await places()).filter((place) => !/^[12]_/.test(place))).toEqual(others)
})

test('a table of categories takes those away that it does not name, with the places in them, where it replaces', async () => {
  await shop.take(feed, to('hats'))
  expect((await shop.take(categories('tops', 'outlet'), { replace: true, dryRun: true })).takenAway).toEqual({
    ...{ memberships: 0, categories: 1 },
  })
  expect(await shop.distinctRows('category_id', 'category')).toContain('hats')

  await shop.take(categories('tops', 'outlet'), { replace: true })

  expect(await shop.distinctRows('category_id', 'category')).toEqual(['imported', 'outlet', 'tops'])
  expect(await places()).toEqual(['2_white_01 | imported'])
})

test('a dry run tells what would be new, by number and example, and what would leave its category', async () => {
  const first = await shop.take(feed, { dryRun: true })
  await shop.take(feed, to('hats'))
  const again = await shop.take(feed, { ...to('outlet'), replace: true, dryRun: true })

  expect(first.added).toMatchObject({ products: { count: 2, examples: ['1_navy_01', '2_white_01'] } })
  expect(first.added.variants.count).toBe(2)
  expect(again.added.products.count).toBe(0)
  expect(again.takenAway).toEqual({ memberships: 1, categories: 0 })
  expect(await places()).toEqual(['1_navy_01 | hats', '2_white_01 | imported'])
})

test('a dry run counts the rows that would change anything as the import does, and writes none', async () => {
  const changes = ({ rows }: Awaited<ReturnType<typeof shop.take>>) =>
    Object.entries(rows).flatMap(([kind, { changed }]) => (changed > 0 ? [`${kind} ${changed}`] : []))
  const dearer = feed.replace('20 EUR', '25 EUR').replace('Linen shirt', 'Linen blouse')

  const first = await shop.take(feed, { dryRun: true })
  expect(await places()).toEqual([])
  expect(changes(first)).toEqual(changes(await shop.take(feed)))

  expect(changes(await shop.take(feed, { dryRun: true }))).toEqual([])
  const second = await shop.take(dearer, { dryRun: true })
  expect(changes(await shop.take(feed, { dryRun: true }))).toEqual([])
  expect(changes(second)).toEqual(changes(await shop.take(dearer)))
  expect(changes(second)).toEqual(['productTexts 1', expect.stringMatching(/^prices \d$/)])
})
