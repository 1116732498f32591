import { expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/test-database.ts'
import { marketNamed } from '../catalogue/catalogue.fakes.ts'
import { openGoodsShop, serveForTests } from '../catalogue/goods-shop.fakes.ts'
import { skusOfEans } from '../catalogue/sellable-variants.repository.ts'
import { stockRoutes } from './stock.routes.ts'

const shop = await openGoodsShop(await testDatabase())
const app = await serveForTests([
  stockRoutes({ database: shop.database, stock: shop.stock, skusOfEans: (eans) => skusOfEans(shop.database, eans) }),
])
const ask = async (query: string) => {
  const answer = await app.inject(`/api/inventory/en-gb/get-availability?${query}`)
  return { status: answer.statusCode, body: answer.json() }
}
const ean = shop.catalogue.detail(marketNamed('en-gb'), '900100_navy_01')!.variants[2]!.ean!

test('tells what the warehouse has, an unknown EAN with nothing [B-API-56] [B-API-05] [C-EIN-O1]', async () => {
  expect((await ask(`EanCodes=${ean}&EanCodes=123`)).body).toEqual([
    { ean, inStock: false, quantity: 0, stockLocation: 'warehouse' },
    { ean: '123', inStock: false, quantity: 0, stockLocation: 'warehouse' },
  ])
})

test('adds the stores, or tells them alone [C-EIN-O1]', async () => {
  expect(
    (await ask(`EanCodes=${ean}&ShipFromStore=true`)).body.map(
      ({ stockLocation, quantity }: { stockLocation: string; quantity: number }) => `${stockLocation} ${quantity}`,
    ),
  ).toEqual(['warehouse 0', 'store 1'])
  expect((await ask(`EanCodes=${ean}&IsRetail=true`)).body).toEqual([
    { ean, inStock: true, quantity: 1, stockLocation: 'store' },
  ])
})

test('answers 400 without an EAN [C-EIN-O1]', async () => {
  expect((await ask('IsRetail=true')).status).toBe(400)
})
