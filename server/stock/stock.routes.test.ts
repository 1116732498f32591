import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { marketNamed } from '../catalogue/catalogue.fakes.ts'
import { openGoodsShop, serveForTests } from '../catalogue/goods-shop.fakes.ts'
import { skusOfEans } from '../catalogue/sellable-variants.repository.ts'
import { storeOnWire } from '../stores/stores.routes.ts'
import type { Store } from '../stores/stores.ts'
import { stockRoutes } from './stock.routes.ts'
import { productsInStore } from './store-range.repository.ts'

const aStore: Store = {
  ...{
    id: 'bath',
    shopNumber: '1',
    name: 'Halden',
    market: 'en-gb',
    street: '',
    postalCode: '',
    city: '',
    country: 'GB',
  },
  ...{ latitude: 0, longitude: 0, phone: '', openingHours: [], clickAndCollect: true },
}

const shop = await openGoodsShop(await testDatabase())
const stores = ['bath', 'london', 'york'].map((id) => ({ ...storeOnWire(aStore), pickupPointId: id }))
const danish = [{ ...storeOnWire(aStore), pickupPointId: 'copenhagen' }]
const app = await serveForTests([
  stockRoutes({
    database: shop.database,
    stock: shop.stock,
    skusOfEans: (eans) => skusOfEans(shop.database, eans),
    ownPieces: async () => [],
    storesIn: ({ id }) => (id === 'da-dk' ? danish : stores),
  }),
])
const retail = async (query: string) =>
  (await app.inject(`/api/retail-stock/en-gb/get-retail-availability${query}`)).json()
const ask = async (query: string, market = 'en-gb') => {
  const answer = await app.inject(`/api/inventory/${market}/get-availability?${query}`)
  return { status: answer.statusCode, body: answer.json() }
}
const ean = shop.catalogue.detail(marketNamed('en-gb'), '900100_navy_01')!.variants[2]!.ean!

test('shows the stock of the warehouse, and none for an unknown EAN [B-API-56] [C-EIN-01] [B-API-05] [C-EIN-O1, D-18]', async () => {
  expect((await ask(`EanCodes=${ean}&EanCodes=123`)).body).toEqual([
    { ean, inStock: false, quantity: 0, stockLocation: 'warehouse' },
    { ean: '123', inStock: false, quantity: 0, stockLocation: 'warehouse' },
  ])
  const [, two] = shop.catalogue.detail(marketNamed('en-gb'), '900100_navy_01')!.variants
  expect((await ask(`EanCodes=${two!.ean}&EanCodes=${two!.ean}`)).body).toEqual([
    { ean: two!.ean, inStock: true, quantity: 2, stockLocation: 'warehouse' },
  ])
})

test('adds the stores of the market, or shows only them [C-EIN-O1, B-API-56, C-EIN-01, D-18]', async () => {
  const quantities = async (market: string) =>
    (await ask(`EanCodes=${ean}&ShipFromStore=true`, market)).body.map(
      ({ stockLocation, quantity }: { stockLocation: string; quantity: number }) => `${stockLocation} ${quantity}`,
    )

  expect(await quantities('da-dk')).toEqual(['warehouse 0', 'store 1'])
  expect(await quantities('en-gb')).toEqual(['warehouse 0', 'store 0'])
  for (const only of ['IsRetail=true', 'IsRetail=true&ShipFromStore=true'])
    expect((await ask(`EanCodes=${ean}&${only}`, 'da-dk')).body).toEqual([
      { ean, inStock: true, quantity: 1, stockLocation: 'store' },
    ])
})

test('answers 400 without an EAN [C-EIN-O1, B-API-56, C-EIN-01, D-18]', async () => {
  expect((await ask('IsRetail=true')).status).toBe(400)
  expect((await ask(`EanCodes=${ean}`, 'xx-xx')).status).toBe(400)
})

test('shows for every store of the market the state of the size: in stock, few left, sold out [B-API-57] [B-API-56, C-EIN-02] [C-EIN-O1, D-18, B-SIM-04, B-STORE-O3]', async () => {
  const sku = '900100_navy_01_36'
  const { ean } = shop.catalogue.detail(marketNamed('en-gb'), '900100_navy_01')!.variants[0]!
  await sql`delete from stock where sku = ${sku} and place like 'store:%'`.execute(shop.database.sql())
  await sql`insert into stock (sku, place, received, available) values (${sku}, 'store:bath', 3, 3), (${sku}, 'store:london', 2, 2)`.execute(
    shop.database.sql(),
  )

  expect(await retail(`?Ean=${ean}`)).toEqual([
    { store: stores[0], quantity: 3, status: 'inStock' },
    { store: stores[1], quantity: 2, status: 'fewLeft' },
    { store: stores[2], quantity: 0, status: 'soldOut' },
  ])
  expect((await ask(`EanCodes=${ean}&ShipFromStore=true`)).body).toMatchObject([
    { stockLocation: 'warehouse' },
    { stockLocation: 'store', quantity: 5, inStock: true },
  ])
  expect(await retail('?Ean=4006381333931')).toEqual([])
  expect(await retail('')).toMatchObject({ status: 400 })
  const unknown = await app.inject(`/api/retail-stock/xx-xx/get-retail-availability?Ean=${ean}`)
  expect(unknown.statusCode).toBe(400)
})

test('knows the products of which a store has a piece, for the listings of that store [B-SRCH-21]', async () => {
  const put = (sku: string, place: string, pieces: number) =>
    sql`insert into stock (sku, place, received, available) values (${sku}, ${place}, ${pieces}, ${pieces})`.execute(
      shop.database.sql(),
    )
  await put('900200_indigo_01_28_30', 'store:ayr', 1)
  await put('900300_black_01_one', 'store:ayr', 0)
  await put('900300_black_01_one', 'store:deal', 4)

  expect([...(await productsInStore(shop.database, 'ayr'))]).toEqual(['900200_indigo_01'])
  expect([...(await productsInStore(shop.database, 'nowhere'))]).toEqual([])
})
