import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { pricesIn } from '#server/pricing/index.ts'
import { stockIn } from '#server/stock/index.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import {
  dress,
  dressInOtherSize,
  guest,
  layOutGoods,
  openBuyingShop,
  setPieces,
  testCard,
  upToPayment,
} from '../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
const stock = stockIn(database, { publish: async () => {}, listen: () => () => {} })
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await sql`update variant set reserve_at = 'basket' where sku in (${dress}, ${dressInOtherSize})`.execute(
    database.sql(),
  )
})

const counts = async (sku = dress) => {
  const { rows } = await sql<{ available: number; reserved: number; sold: number }>`
    select sum(available)::int as available, sum(reserved)::int as reserved, sum(sold)::int as sold from stock
    where sku = ${sku} and place = 'warehouse:main'`.execute(database.sql())
  return rows[0]!
}
const add = (quantity = 1) => guest(shop, 'en-gb').call('POST', 'basket/line', { sku: dress, quantity })
const runOut = () =>
  sql`update reservation set until = now() - interval '1 second' where until is not null`.execute(database.sql())

test('holds 20 pieces for exactly 20 of 300 guests who add them at once, and shows sold out to the others', async () => {
  await setPieces(database, dress, 20)

  const answers = await Promise.all(Array.from({ length: 300 }, () => add()))
  const refused = answers.filter(({ status }) => status === 400)

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(refused.every(({ body }) => (body as { code: string }).code === 'basket.sold-out')).toBe(true)
  expect(await counts()).toEqual({ available: 0, reserved: 20, sold: 0 })
})

test('holds exactly the pieces in the basket: more, fewer, another size, none', async () => {
  await setPieces(database, dress, 5)
  const who = guest(shop, 'en-gb')
  const held = async () => [(await counts()).reserved, (await counts(dressInOtherSize)).reserved]
  const steps: (readonly number[])[] = []

  await who.call('POST', 'basket/line', { sku: dress, quantity: 5 })
  steps.push(await held())
  await who.call('PUT', 'basket/line', { sku: dress, quantity: 2 })
  steps.push(await held())
  await who.call('PUT', 'basket/line/1', { sku: dressInOtherSize })
  steps.push(await held())
  await who.call('DELETE', 'basket/lines/1')
  steps.push(await held())
  await who.call('POST', 'basket/line', { sku: dress, quantity: 3 })
  await who.call('DELETE', `basket/${who.basketId()}`)
  steps.push(await held())

  expect(steps).toEqual([
    [5, 0],
    [2, 0],
    [0, 2],
    [0, 0],
    [0, 0],
  ])
})

test('counts its own pieces as available to a basket that holds them all', async () => {
  await setPieces(database, dress, 2)
  const who = guest(shop, 'en-gb')
  await who.call('POST', 'basket/line', { sku: dress, quantity: 2 })

  const { basket } = (await who.call('GET', 'basket')).body as {
    basket: { heldUntil: string; lines: { maxQuantity: number; warning?: string }[] }
  }

  expect(basket.lines[0]).toMatchObject({ maxQuantity: 2 })
  expect(basket.lines[0]).not.toHaveProperty('warning')
  expect(Date.parse(basket.heldUntil) - Date.now()).toBeGreaterThan(14 * 60_000)
})

test('frees pieces once when their time is over, and sells them once when they are paid', async () => {
  await setPieces(database, dress, 100)
  const [late, paying] = [guest(shop, 'en-gb'), guest(shop, 'en-gb')]
  await late.call('POST', 'basket/line', { sku: dress, quantity: 1 })
  const checkoutBasketId = await upToPayment(shop, paying, 'en-gb')
  await paying.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })
  await runOut()

  await Promise.all([stock.releaseExpired(), stock.releaseExpired(), stock.releaseExpired()])

  expect(await counts()).toEqual({ available: 99, reserved: 0, sold: 1 })
  expect((await late.call('PUT', 'basket/line', { sku: dress, quantity: 2 })).status).toBe(200)
  expect(await counts()).toEqual({ available: 97, reserved: 2, sold: 1 })
})

test('moves the pieces held by a basket to its payment, and releases them when the bank refuses', async () => {
  await setPieces(database, dress, 1)
  const who = guest(shop, 'en-gb')
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb')

  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard('4000000000000002') })
  const afterNo = await counts()
  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: testCard() })

  expect(afterNo).toEqual({ available: 1, reserved: 0, sold: 0 })
  expect(await counts()).toEqual({ available: 0, reserved: 0, sold: 1 })
})

test('reads the same prices and stock in one statement as in separate statements', async () => {
  const prices = await pricesIn(database, () => new Date()).current('en-gb', [dress])
  const available = await stock.available(['main'], [dress])
  const { basket } = (await add()).body as {
    basket: { lines: { price: { salesPrice: { amount: number } }; maxQuantity: number }[] }
  }

  expect(basket.lines[0]!.price.salesPrice.amount * 100).toBe(prices.get(dress)!.minor)
  expect(basket.lines[0]!.maxQuantity).toBe(Math.min(99, available.get(dress)!))
})
