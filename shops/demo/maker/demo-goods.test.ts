import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productDrawing } from '#adapters/images-drawn/drawing/product-drawing.ts'
import { productMedia } from '#contracts/images.ts'
import { productAttributes } from '#contracts/product-attributes.ts'
import { makeDemoGoods } from './make-demo-goods.ts'
import { languages } from './texts.ts'

type Row = Record<string, string>
/** A gift card is not made of fabric, so it has no fibres. */
const giftCard = '980007'
const today = new Date('2026-03-14T10:00:00Z')
/** The price lists of the seven markets that have all features, and of two lists that are derived from others. */
const priceLists = ['da-dk', 'de-de', 'fr-fr', 'en-gb', 'tr-tr', 'en-us', 'ar-ae', 'no-no', 'kk-kz']
const names = ['products', 'product_texts', 'product_categories', 'variants', 'prices', 'stock'] as const
/** Long, because the whole range is generated. On an idle machine that takes only seconds. */
const patienceMs = 300_000
let folder = ''
let goods: Record<(typeof names)[number], Row[]>

const read = async (name: string): Promise<Row[]> => {
  const bytes = await readFile(join(folder, `${name}.csv`))
  return new Promise((resolve, reject) => {
    parse(bytes, { columns: true }, (error, rows) => (error ? reject(error) : resolve(rows as Row[])))
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goods-'))
  await makeDemoGoods({ folder, today, priceLists })
  goods = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)]))) as typeof goods
}, patienceMs)
afterAll(() => rm(folder, { recursive: true }))

test('makes a range as wide as a real shop: 600 styles, 1,500 colours, 9,000 variants, five sub-brands [B-SYS-02, B-SYS-O1]', () => {
  expect(new Set(goods.products.map((row) => row.style_number)).size).toBeGreaterThanOrEqual(600)
  expect(goods.products.length).toBeGreaterThanOrEqual(1500)
  expect(goods.variants.length).toBeGreaterThanOrEqual(9000)
  expect(new Set(goods.products.map((row) => row.sub_brand))).toEqual(
    new Set(['women', 'plus', 'kids', 'men', 'brands']),
  )
})

test(
  'makes the same bytes twice on one day, stock of stores included [B-SIM-04]',
  async () => {
    const again = await mkdtemp(join(tmpdir(), 'goods-'))
    await makeDemoGoods({ folder: again, today, priceLists })

    for (const name of names) {
      const [first, second] = await Promise.all([folder, again].map((from) => readFile(join(from, `${name}.csv`))))
      expect(first!.equals(second!), name).toBe(true)
    }
    await rm(again, { recursive: true })
  },
  patienceMs,
)

test('names every variant by product, size and length, once, with an EAN whose check digit is right', () => {
  const products = new Set(goods.products.map((row) => row.product_id))
  const eanSum = (ean: string): number =>
    [...ean].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 ? 3 : 1), 0)

  expect(new Set(goods.variants.map((row) => row.sku)).size).toBe(goods.variants.length)
  expect(new Set(goods.variants.map((row) => row.ean)).size).toBe(goods.variants.length)
  for (const { sku, product_id, size_id, length_id, ean } of goods.variants) {
    expect(sku).toBe([product_id, size_id, length_id].filter(Boolean).join('_'))
    expect(products.has(product_id!) && /^\d{6}_[a-z-]+_\d\d(_[a-z0-9]+){1,2}$/.test(sku!), sku).toBe(true)
    expect(/^\d{13}$/.test(ean!) && eanSum(ean!) % 10 === 0, ean).toBe(true)
  }
})

test('has name, colour, description, fabric and address of every colour in every language', () => {
  const told = new Map(goods.product_texts.map((row) => [`${row.product_id} ${row.language}`, row]))

  for (const { product_id } of goods.products) {
    for (const language of languages) {
      const text = told.get(`${product_id} ${language}`)
      expect(
        text?.name && text.colour_name && text.description && (text.fabric || product_id!.startsWith(giftCard)),
        `${product_id} ${language}`,
      ).toBeTruthy()
      expect(text!.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  }
})

test('asks the studio only for drawings of the agreed form, seeded by the style', () => {
  for (const row of goods.products) {
    const { made } = productMedia.parse(JSON.parse(row.media!))
    expect(productDrawing.parse(made!.description).seed).toBe(row.style_number)
  }
})

test('places every colour in existing categories', async () => {
  const known = new Set((await read('categories')).map((row) => row.category_id))
  const placed = new Set(goods.product_categories.map((row) => row.product_id))

  expect(goods.product_categories.filter((row) => !known.has(row.category_id!))).toEqual([])
  expect(goods.products.filter((row) => !placed.has(row.product_id!))).toEqual([])
})

test('launches some goods within the last fourteen days, a few in the weeks to come and the rest over two years', () => {
  const days = goods.products.map((row) => (today.getTime() - Date.parse(row.available_from!)) / 86_400_000)

  expect(days.filter((age) => age >= 0 && age < 14).length / days.length).toBeGreaterThan(0.05)
  expect(days.filter((age) => age < 0).length).toBeGreaterThan(5)
  expect(Math.min(...days)).toBeGreaterThan(-30)
  expect(Math.max(...days)).toBeGreaterThan(600)
})

test('describes every product in a form the catalogue can read', () => {
  for (const { attributes, product_id } of goods.products)
    expect(productAttributes.safeParse(JSON.parse(attributes!)).error, product_id).toBeUndefined()
})

test('has every special kind of goods: sets, looks, pre-orders, goods of the stores, gift cards, promotions [B-SYS-08]', () => {
  const known = new Set(goods.products.map((row) => row.product_id))
  const sold = new Set(goods.variants.map((row) => row.product_id))
  const all = goods.products.map((row) => ({
    id: row.product_id!,
    ...productAttributes.parse(JSON.parse(row.attributes!)),
  }))
  const sets = all.filter(({ setOf }) => setOf)

  expect(sets.length).toBeGreaterThanOrEqual(15)
  expect(sets.flatMap(({ setOf }) => setOf!.filter((part) => !known.has(part)))).toEqual([])
  expect(sets.filter(({ id }) => sold.has(id))).toEqual([])
  expect(new Set(all.flatMap(({ looks = [] }) => looks.map(({ id }) => id))).size).toBe(24)
  expect(all.filter(({ preorderShipsOn }) => preorderShipsOn).length).toBeGreaterThan(5)
  expect(all.filter(({ soldOnly }) => soldOnly === 'stores').length).toBeGreaterThan(5)
  expect(all.filter(({ isGiftCard, isDigital }) => isGiftCard && isDigital).length).toBe(3)
  expect(all.filter(({ promotion }) => promotion).length).toBeGreaterThan(20)
  expect(all.filter(({ callout }) => callout?.clipboardCode).length).toBeGreaterThan(20)
  expect(all.filter(({ nextDelivery }) => nextDelivery).length).toBeGreaterThan(100)
  expect(all.filter(({ subGroup }) => subGroup).length).toBeGreaterThan(100)
  expect(all.filter(({ productSafety }) => productSafety?.warnings.length).length).toBeGreaterThan(50)
})

test('leaves some variants sold out and some with one to three pieces', () => {
  const inMain = goods.stock.filter((row) => row.place === 'warehouse:main').map((row) => Number(row.available))

  expect(inMain.length).toBeGreaterThan(goods.variants.length * 0.95)
  expect(inMain.filter((pieces) => pieces === 0).length / inMain.length).toBeGreaterThan(0.05)
  expect(inMain.filter((pieces) => pieces > 0 && pieces < 4).length / inMain.length).toBeGreaterThan(0.03)
  expect(new Set(goods.stock.map((row) => row.place)).size).toBeGreaterThan(20)
})

test('gives every product its tax class: children’s clothes and shoes differ from adults’', () => {
  const told = (subBrand: string) =>
    [...new Set(goods.products.filter((row) => row.sub_brand === subBrand).map((row) => row.tax_category))].toSorted()

  expect(told('kids')).toEqual(expect.arrayContaining(['childrens-clothing', 'childrens-footwear']))
  expect(told('kids')).not.toContain('clothing')
  expect(told('men')).toEqual(expect.arrayContaining(['clothing', 'footwear']))
  expect(goods.products.filter((row) => row.tax_category === 'gift-card').map((row) => row.style_number)).toEqual([
    giftCard,
    giftCard,
    giftCard,
  ])
  expect(goods.products.every((row) => row.tax_category !== '')).toBe(true)
})
