import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from './catalogue.fakes.ts'
import { openGoodsShop } from './goods-shop.fakes.ts'
import { openReadModel } from './read-model.cache.ts'

const shop = await openGoodsShop(await testDatabase())
const britain = marketNamed('en-gb')
const everything = (readModel: typeof shop.readModel) => {
  const { assortment, ...columns } = readModel.range(britain)
  const products = [...assortment.slotOf].map(([id, slot]) => ({
    id,
    product: assortment.slots[slot],
    minor: columns.prices.minor[slot],
    left: columns.warehouse[slot],
  }))
  return products.sort((a, b) => (a.id < b.id ? -1 : 1))
}

test('reading only what changed gives the same result as reading everything again', async () => {
  await sql`
    update product set retired = true where product_id = '900300_black_01';
    update stock set received = received - available + 1, available = 1 where sku = '900100_sand_02_36';
    insert into product (product_id, style_number, option_id, colour, colour_family, colour_hex, sub_brand, brand, family, available_from, media)
      select '900100_white_03', style_number, '03', 'white', 'white', '#ffffff', sub_brand, brand, family, available_from, media from product where product_id = '900100_navy_01';
    insert into variant (sku, product_id, size_id, size_name, size_group, position) values ('900100_white_03_38', '900100_white_03', '38', '38', 'eu', 1);
    insert into price_now (sku, list, currency, minor) values ('900100_white_03_38', 'en-gb', 'GBP', 6000);
  `.execute(shop.database.sql())

  await shop.readModel.apply(
    new Set([
      'product:900300_black_01',
      'product:900100_sand_02',
      'product:900100_white_03',
      'product:never_was_there',
    ]),
  )

  expect(everything(shop.readModel)).toEqual(everything(await openReadModel(shop.database, shop.markets.open)))
  expect(shop.catalogue.card(britain, '900100_navy_01')!.styleOptionCount).toBe(3)
  expect(shop.catalogue.card(britain, '900300_black_01')).toBeUndefined()
})

test('reads everything again when the whole catalogue is named', async () => {
  await sql`update category_text set title = 'Frocks' where category_id = 'women-dresses' and language = 'en'`.execute(
    shop.database.sql(),
  )

  expect([...(await shop.readModel.apply(new Set(['catalogue'])))]).toEqual(['catalogue'])
  expect(shop.catalogue.category(britain, 'women-dresses')!.title).toBe('Frocks')
})

test('reads later what it could not read while the database was away', async () => {
  let away = true
  const flaky = {
    ...shop.database,
    prepared: ((...asked) =>
      away ? Promise.reject(new Error('away')) : shop.database.prepared(...asked)) as typeof shop.database.prepared,
  }
  away = false
  const readModel = await openReadModel(flaky, shop.markets.open)
  await sql`update product set brand = 'Another' where product_id = '900200_indigo_01'`.execute(shop.database.sql())
  away = true
  setTimeout(() => {
    away = false
  }, 300)

  await readModel.apply(new Set(['product:900200_indigo_01']))

  expect(readModel.product('900200_indigo_01')!.brand).toBe('Another')
})
