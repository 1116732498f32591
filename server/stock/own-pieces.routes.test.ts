import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  dress,
  type Guest,
  guest,
  layOutGoods,
  openBuyingShop,
  setPieces,
  testCard,
  upToPayment,
} from '../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await shop.control({ notifyAfterMs: 0, notifyNever: true })
})

const ean = '5700000000011'
const holdInBaskets = () => sql`update variant set reserve_at = 'basket' where sku = ${dress}`.execute(database.sql())
const inStock = async (who: Guest, only = '') =>
  (
    (await who.ask({ url: `/api/inventory/da-dk/get-availability?EanCodes=${ean}${only}` })).body as {
      inStock: boolean
      quantity: number
    }[]
  ).map(({ inStock, quantity }) => [inStock, quantity])
const pay = async (who: Guest, checkoutBasketId: string, holder?: string) =>
  (
    await who.call('POST', 'basket/create-payment', {
      ...{ checkoutBasketId, paymentMethod: testCard('4111111111111111', holder) },
    })
  ).body

test('the last piece is in stock for the shopper whose own basket holds it, and sold out for everybody else [B-PDP-05, B-FT-28, C-EIN-01, C-EIN-O1, B-API-56]', async () => {
  await holdInBaskets()
  await setPieces(database, dress, 1)
  const [who, other] = [guest(shop, 'da-dk'), guest(shop, 'da-dk')]
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const forged = `${who.basketId()}.${'0'.repeat(43)}`
  const guessed = await shop.app.inject({
    url: `/api/inventory/da-dk/get-availability?EanCodes=${ean}`,
    headers: { cookie: `basket=${forged}` },
  })

  expect(await inStock(who)).toEqual([[true, 1]])
  expect(await inStock(other)).toEqual([[false, 0]])
  expect(guessed.json()).toMatchObject([{ inStock: false, quantity: 0 }])
  expect(guessed.headers['cache-control']).toBe('private, no-store')
})

test('the last piece is in stock for the shopper whose own open payment holds it, until it is paid [B-PDP-05, B-FT-28, C-EIN-01, C-EIN-O1]', async () => {
  const [who, other] = [guest(shop, 'da-dk'), guest(shop, 'da-dk')]
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await setPieces(database, dress, 1)

  expect(await pay(who, checkoutBasketId, 'CHALLENGE')).toMatchObject({ paymentState: 'actionrequired' })
  expect([await inStock(who), await inStock(other)]).toEqual([[[true, 1]], [[false, 0]]])

  shop.clock.now = new Date(Date.now() + 60_000)
  const { checkoutBasketId: again } = (await who.call('GET', 'get-payment-methods')).body as {
    checkoutBasketId: string
  }
  expect(await pay(who, again)).toMatchObject({ paymentState: 'authorised' })
  expect(await inStock(who)).toEqual([[false, 0]])
})

test('a store has the last piece for the shopper whose own basket holds it there, and for nobody else [C-EIN-02, B-STORE-O3]', async () => {
  await holdInBaskets()
  const storeId = 'frederiksberg'
  await sql`insert into stock (sku, place, received, available) values (${dress}, ${`store:${storeId}`}, 1, 1)`.execute(
    database.sql(),
  )
  const [who, other] = [guest(shop, 'da-dk'), guest(shop, 'da-dk')]
  await who.call('POST', 'basket/line', { sku: dress, quantity: 1, stockLocation: 'store', storeId })
  const found = async (asking: Guest) => {
    const url = `/api/retail-stock/da-dk/get-retail-availability?Ean=${ean}`
    const stores = (await asking.ask({ url })).body as {
      store: { pickupPointId: string }
      quantity: number
      status: string
    }[]
    return stores.flatMap(({ store, quantity, status }) =>
      store.pickupPointId === storeId ? [[quantity, status]] : [],
    )
  }

  expect([await found(who), await found(other)]).toEqual([[[1, 'fewLeft']], [[0, 'soldOut']]])
  expect([await inStock(who, '&IsRetail=true'), await inStock(other, '&IsRetail=true')]).toEqual([
    [[true, 1]],
    [[false, 0]],
  ])
  // The warehouse has its own pieces: 500, none of which this basket holds.
  expect(await inStock(who)).toEqual([[true, 500]])
})
