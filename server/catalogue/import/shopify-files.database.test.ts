import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { feedShop, goods } from './feed-shop.fakes.ts'

const database = await testDatabase()
let shop: Awaited<ReturnType<typeof feedShop>>
beforeEach(async () => {
  shop = await feedShop(database)
})

const older =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Status'

test('reads the older form: rows of one handle are one style, further pictures are no variants, and a row with nothing is passed over', async () => {
  const report = await shop.take(
    `\uFEFF${[
      older,
      'jersey-dress,Jersey dress,"<p>Soft, ""easy"" dress</p>\n<ul><li>Lined</li></ul>",Loom,Dresses,"dress, women",true,Color,Black,Size,M,J-BLK-M,shopify,4,deny,199.00,299.00,5714512345676,https://img.example/1.jpg,1,active',
      'jersey-dress,,,,,,,,Black,,L,J-BLK-L,shopify,-2,deny,199.00,299.00,,https://img.example/2.jpg,2,',
      'jersey-dress,,,,,,,,Red,,L,J-RED-L,,,deny,249.00,,,,,',
      'jersey-dress,,,,,,,,,,,,,,,,,,https://img.example/3.jpg,3,',
      'jersey-dress,,,,,,,,,,,,,,,,,,,,',
    ].join('\r\n')}\r\n\r\n`,
    { list: 'da-dk' },
  )

  expect(report.refused).toEqual([])
  const nothing = 'jersey-dress: the row has neither price, stock number, options nor picture; passed over'
  expect(report.warned.filter(({ why }) => why.includes('neither'))).toEqual([
    { file: expect.any(String), line: 7, why: nothing },
  ])
  expect(await shop.distinctRows('sku, v.source_id, p.sub_brand, t.colour_name', goods)).toEqual([
    'jersey-dress_black_01_l | J-BLK-L | women | Black',
    'jersey-dress_black_01_m | J-BLK-M | women | Black',
    'jersey-dress_red_02_l | J-RED-L | women | Red',
  ])
  expect(await shop.distinctRows('description', 'product_text')).toEqual(['Soft, "easy" dress\n\nLined'])
  expect(await shop.distinctRows('sku, minor, list_minor', 'price_log')).toEqual([
    'jersey-dress_black_01_l | 19900 | 29900',
    'jersey-dress_black_01_m | 19900 | 29900',
    'jersey-dress_red_02_l | 24900',
  ])
  expect(await shop.distinctRows('sku, available', 'stock')).toEqual([
    'jersey-dress_black_01_l | 0',
    'jersey-dress_black_01_m | 4',
    'jersey-dress_red_02_l | 10',
  ])
})

test('reads the newer form, with options named in another language', async () => {
  await shop.take(
    [
      'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option2 name,Option2 value,Option3 name,Option3 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Gift card,Pflege (product.metafields.custom.care)',
      'Gerade Jeans,gerade-jeans,Fest,Loom,Apparel & Accessories > Clothing > Pants,Herren,,TRUE,Active,G-1,,FARBE,Dunkelblau,Größe,32,Länge,34,79.95,,shopify,0,TRUE,FALSE,kalt',
    ].join('\n'),
    { list: 'de-de', language: 'de' },
  )

  expect(await shop.distinctRows('sku, t.colour_name, v.length_id, p.sub_brand', goods)).toEqual([
    'gerade-jeans_dunkelblau_01_32_34 | Dunkelblau | 34 | men',
  ])
  expect(await shop.distinctRows('available', 'stock')).toEqual(['10'])
})

test('leaves out drafts and what is not published, and says so', async () => {
  const row = (handle: string, published: string, status: string) =>
    `${handle},Hat,,Loom,Hats,,${published},Title,Default Title,,,,,,,20,,,,,${status}`

  const report = await shop.take(
    [older, row('a', 'true', 'active'), row('b', 'true', 'draft'), row('c', 'false', '')].join('\n'),
  )

  expect(await shop.distinctRows('v.source_id', goods)).toEqual(['a'])
  expect(report.warned.map(({ why }) => why)).toEqual(
    expect.arrayContaining([
      'b is draft; left out',
      'c is not published; left out',
      expect.stringContaining('without a currency'),
    ]),
  )
})

test('imports a gift card as a gift card', async () => {
  await shop.take(
    `${older},Gift Card\ncard,Gift card,,Loom,Gift Cards,,true,Denominations,$50,,,,,,,50,,,,,active,true\ncard,,,,,,,,$100,,,,,,,100,,,,,,\n`,
    { list: 'en-us' },
  )

  expect(
    await shop.distinctRows("v.size_name, p.attributes->>'isGiftCard', p.attributes->>'isDigital'", goods),
  ).toEqual(['$100 | true | true', '$50 | true | true'])
})

test('importing the same file again changes nothing, in whatever sequence its rows are', async () => {
  const rows = ['S', 'M', 'XL'].map(
    (size) => `tee,Tee,,Loom,Tops,,true,Color,White,Size,${size},T-${size},shopify,3,deny,20,,,,,active`,
  )
  await shop.take([older, ...rows].join('\n'), { list: 'de-de' })

  const report = await shop.take([older, ...rows.toReversed()].join('\n'), { list: 'de-de' })

  expect(Object.values(report.rows).map(({ changed }) => changed)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})

test('reads prices with marks between their thousands, and a list price above them', async () => {
  await shop.take(
    `${older}\ncoat,Coat,,Loom,Coats,,true,Title,Default Title,,,C-1,,,,"1,299.00","1,599.00",,,,active\n`,
    { list: 'de-de' },
  )

  expect(await shop.distinctRows('minor, list_minor', 'price_log')).toEqual(['129900 | 159900'])
})
