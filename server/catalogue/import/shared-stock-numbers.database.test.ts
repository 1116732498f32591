import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { feedShop, goods, table } from './feed-shop.fakes.ts'

const database = await testDatabase()
let shop: Awaited<ReturnType<typeof feedShop>>
beforeEach(async () => {
  shop = await feedShop(database)
})

const shopify = (...rows: readonly string[]): string =>
  [
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Price,Image Src,Status',
    ...rows,
  ].join('\r\n')
const inEuro = { list: 'de-de' }
const skus = () => shop.distinctRows('sku', 'variant')

test('imports every size of a Shopify file whose sizes share one stock number, or have none', async () => {
  const report = await shop.take(
    shopify(
      'tee,Tee,Loom,Size,S,Color,Red,,,T-1,20,,active',
      'tee,,,,M,,Red,,,T-1,20,,',
      'tee,,,,L,,Red,,,t-1 ,20,,',
      'tee,,,,S,,Blue,,,,20,,',
      'tee,,,,M,,Blue,,,,20,,',
      'cap,Cap,Loom,Title,Default Title,,,,,T-1,10,,active',
    ),
    inEuro,
  )

  expect(report.refused).toEqual([])
  expect(await skus()).toEqual([
    'cap_multicolour_01_one',
    'tee_blue_02_m',
    'tee_blue_02_s',
    'tee_red_01_l',
    'tee_red_01_m',
    'tee_red_01_s',
  ])
})

test('refuses a size that is twice in a Shopify file, and names both rows', async () => {
  const report = await shop.take(
    shopify('tee,Tee,Loom,Size,S,Color,Red,,,T-1,20,,active', 'tee,,,,M,,Red,,,T-2,20,,', 'tee,,,,s,, red ,,,T-3,25,,'),
    inEuro,
  )

  expect(report.refused).toEqual([
    { file: expect.any(String), line: 4, why: 'tee/s/red stands twice (rows 2 and 4); row 2 was taken' },
  ])
  expect(await skus()).toHaveLength(2)
})

test('takes sizes of a Google file that share an id, a number of the maker or a barcode', async () => {
  const report = await shop.take(
    table(
      'id|title|price|availability|item_group_id|color|size|mpn|gtin',
      'A-1|Shirt|20 EUR|in stock|shirt|Blue|S|M-1|5714512345676',
      'A-1|Shirt|20 EUR|in stock|shirt|Blue|M|M-1|5714512345676',
      'A-1|Shirt|20 EUR|in stock|shirt|Red|M|M-1|5714512345676',
      'A-1|Shirt|20 EUR|in stock|shirt|Blue|M|M-1|',
    ),
  )

  expect(await skus()).toEqual(['shirt_blue_01_m', 'shirt_blue_01_s', 'shirt_red_02_m'])
  expect(report.refused.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '5 id A-1 stands twice (rows 3 and 5); row 3 was taken',
  ])
  expect(report.warned.filter(({ why }) => why.startsWith('id A-1')).map(({ line }) => line)).toEqual([3, 4])
})

test('keeps the ids of variants when stock numbers and the order of rows change', async () => {
  const rows = (numbers: readonly string[]) => [
    `tee,Tee,Loom,Size,XL,Color,Red,,,${numbers[0]},20,,active`,
    `tee,,,,XL+,,Red,,,${numbers[1]},21,,`,
    `tee,,,,M,,Red,,,${numbers[2]},22,,`,
  ]
  await shop.take(shopify(...rows(['A', 'A', 'A'])), inEuro)
  const before = await shop.distinctRows('sku, v.size_name, minor', 'variant v join price_log using (sku)')

  const [first = '', ...others] = rows(['B', 'C', ''])
  await shop.take(
    shopify(
      first.replace(',XL,', ',XL+,').replace(',20,', ',21,'),
      others[0]!.replace(',XL+,', ',XL,').replace(',21,', ',20,'),
      others[1]!,
    ),
    inEuro,
  )

  expect(before).toHaveLength(3)
  expect(await shop.distinctRows('sku, v.size_name, minor', 'variant v join price_log using (sku)')).toEqual(before)
  expect(await shop.distinctRows("coalesce(v.source_id, '')", 'variant v')).toEqual(['B', 'C', 'tee/M/Red'])
})

test('keeps the variant of a material when another material of the same colour joins it', async () => {
  const row = (material: string, sku: string) => `tee,Tee,Loom,Size,M,Color,Red,Material,${material},${sku},20,,active`
  await shop.take(shopify(row('Cotton', 'A')), inEuro)
  const [before] = await skus()

  await shop.take(shopify(row('Linen', 'A'), row('Cotton', 'B')), inEuro)

  expect(await shop.distinctRows('sku', "variant where source_id = 'B'")).toEqual([before])
  expect(await skus()).toHaveLength(2)
})

test('reads rows without a handle as further rows of the product above, and one with a title as a product', async () => {
  const report = await shop.take(
    shopify(
      'tee,Tee,Loom,Size,S,,,,,,20,,active',
      ',,,,M,,,,,,20,,',
      ',,,,,,,,,,,https://img.example/2.jpg,',
      ',Wool Hat,Loom,Title,Default Title,,,,,,30,,active',
      'tee,,,,L,,,,,,20,,',
    ),
    inEuro,
  )

  expect(report.refused).toEqual([])
  expect(await skus()).toEqual([
    'tee_multicolour_01_l',
    'tee_multicolour_01_m',
    'tee_multicolour_01_s',
    'wool-hat_multicolour_01_one',
  ])
  expect(await shop.distinctRows('t.name', goods)).toEqual(['Tee', 'Wool Hat'])
})

test('refuses a first row without a handle and a title, and goes on', async () => {
  const report = await shop.take(shopify(',,,,M,,,,,,20,,', 'tee,Tee,Loom,Size,S,,,,,,20,,active'), inEuro)

  expect(report.refused).toMatchObject([{ line: 2, why: 'has no handle and no title' }])
  expect(await skus()).toEqual(['tee_multicolour_01_s'])
})

test('reads more than three options, and values with commas as one size', async () => {
  const report = await shop.take(
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Option4 Name,Option4 Value,Variant Price',
      'suit,Suit,Color,Navy,Size,48,Length,Long,Lining,"Silk, red",200',
      'suit,,,Navy,,48,,Long,,Viscose,180',
      'belt,Belt,Size,"S, fits most",,,,,,,20',
    ].join('\n'),
    inEuro,
  )

  expect(report.refused).toEqual([])
  expect(await skus()).toHaveLength(3)
  expect(await shop.distinctRows('v.size_name', `${goods} where t.name = 'Belt'`)).toEqual(['S, fits most'])
})

test('names every row of a product that is left out, and every price of nothing', async () => {
  const report = await shop.take(
    shopify(
      'old,Old,Loom,Size,S,,,,,,20,,archived',
      'old,,,,M,,,,,,20,,',
      'gift,Gift,Loom,Size,S,,,,,,0.00,,active',
      'gift,,,,M,,,,,,,,',
    ),
    inEuro,
  )

  expect(report.warned.filter(({ why }) => why.startsWith('old')).map(({ line }) => line)).toEqual([2, 3])
  expect(report.refused.map(({ line, why }) => `${line} ${why}`).toSorted()).toEqual([
    '4 price is 0.00; goods without a price are not sold',
    '5 "" is not a price such as 199.00 EUR',
  ])
})

test('distinguishes two colours whose names differ only in their signs', async () => {
  await shop.take(
    shopify('tee,Tee,Loom,Color,Blue/White,Size,M,,,A,20,,active', 'tee,,,,Blue & White,,M,,,A,20,,'),
    inEuro,
  )

  expect(await shop.distinctRows('t.colour_name', goods)).toEqual(['Blue & White', 'Blue/White'])
})

test('retires the size that left the file, although others have its stock number', async () => {
  const rows = ['S', 'M'].map((size) => `tee,Tee,Loom,Size,${size},,,,,A,20,,active`)
  await shop.take(shopify(...rows), inEuro)

  const report = await shop.take(shopify(rows[0]!), { ...inEuro, retireMissing: 'few' })

  expect(report.retired).toEqual({ products: 0, variants: 1, examples: [expect.any(String)] })
})

test('retires no size of a product of which a row could not be read', async () => {
  const rows = ['S', 'M'].map((size) => `tee,Tee,Loom,Size,${size},,,,,A,20,,active`)
  await shop.take(shopify(...rows), inEuro)

  const report = await shop.take(shopify(rows[0]!, `${rows[1]},too,many`), { ...inEuro, retireMissing: 'all' })

  expect(report.retired).toEqual({ products: 0, variants: 0, examples: [] })
})

test('takes two thousand offers of one group without options, each by its number', async () => {
  const offers = Array.from({ length: 2000 }, (_, at) => `n-${at}|Shirt|20 EUR|in stock|one`)

  const report = await shop.take(table('id|title|price|availability|item_group_id', ...offers))

  expect(report.refused).toEqual([])
  expect(await shop.distinctRows('count(*)', 'variant')).toEqual(['2000'])
})
