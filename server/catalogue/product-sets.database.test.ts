import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from './catalogue.fakes.ts'
import { openGoodsShop } from './goods-shop.fakes.ts'

const shop = await openGoodsShop(await testDatabase())
const { catalogue, database, readModel } = shop
const britain = marketNamed('en-gb')
const [set, dress, bag] = ['900900_navy_01', '900100_navy_01', '900300_black_01'] as const
const amount = (id: string) => catalogue.card(britain, id)!.price.salesPrice.amount

/** A set is a product without sizes and price. Only its parts have those. */
beforeAll(async () => {
  await sql`insert into style (style_number) values ('900900')`.execute(database.sql())
  await sql`insert into product (product_id, style_number, option_id, colour, colour_family, colour_hex, sub_brand, brand, family, available_from, media, attributes)
    select ${set}, '900900', '01', 'navy', colour_family, colour_hex, sub_brand, brand, family, available_from, media,
      ${JSON.stringify({ setOf: [dress, bag] })}::jsonb from product where product_id = ${dress}`.execute(
    database.sql(),
  )
  await sql`insert into product_text select ${set}, language, 'Set', colour_name, '', '', 'set' from product_text where product_id = ${dress}`.execute(
    database.sql(),
  )
  await readModel.apply(new Set([`product:${set}`]))
})

test('shows a set at the price of its parts together, with how many there are [B-CAT-14] [B-PDP-08]', () => {
  expect(catalogue.card(britain, set)).toMatchObject({
    isProductSet: true,
    productSetOptionsCount: 2,
    inStock: true,
    price: { salesPrice: { amount: amount(dress) + amount(bag) }, discounts: [] },
  })
  const { productSetOptions, variants } = catalogue.detail(britain, set)!
  expect(variants).toEqual([])
  expect(productSetOptions!.map(({ id }) => id)).toEqual([dress, bag])
  expect(productSetOptions![0]!.variants).toHaveLength(3)
})

test('follows its parts: a new price, a part that sells out, a part no longer sold [B-CAT-14]', async () => {
  await sql`update price_now set minor = minor - 500 where sku like ${`${bag}%`} and list = 'en-gb'`.execute(
    database.sql(),
  )
  await readModel.apply(new Set([`product:${bag}`]))
  expect(amount(set)).toBe(amount(dress) + amount(bag))

  await sql`update stock set available = 0, received = reserved + sold where sku like ${`${bag}%`}`.execute(
    database.sql(),
  )
  await readModel.apply(new Set([`product:${bag}`]))
  expect(catalogue.card(britain, set)!.inStock).toBe(false)

  await sql`update price_now set minor = null where sku like ${`${bag}%`} and list = 'en-gb'`.execute(database.sql())
  await readModel.apply(new Set([`product:${bag}`]))
  expect(catalogue.card(britain, set)).toBeUndefined()
})

test('reads sets the same when everything is read anew, parts after sets too', async () => {
  const before = catalogue.card(marketNamed('da-dk'), set)

  await readModel.apply(new Set(['catalogue']))

  expect(before).toBeDefined()
  expect(catalogue.card(marketNamed('da-dk'), set)).toEqual(before)
})
