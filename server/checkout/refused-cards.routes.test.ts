import { afterAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#server/platform/limits.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { type Guest, guest, layOutGoods, openBuyingShop, testCard, upToPayment } from './buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await layOutGoods(database)
  await database.prepared('test-no-counts', 'delete from rate_count')
  shop.alerts.length = 0
})

const perBasket = limits['refused-cards-by-basket'].most
const perNetwork = limits['refused-cards-by-network'].most
const perCard = limits['refused-cards-by-card'].most

/** Cards that the bank refuses. Each has a different expiry date, so that it counts as another card. */
const refusedCard = (year = 2030) => ({ ...testCard('4000000000000002'), encryptedExpiryYear: `test_${year}` })

async function pay(who: Guest, checkoutBasketId: string, paymentMethod: object, remoteAddress = '198.51.100.7') {
  const url = '/api/order/en-gb/basket/create-payment'
  const { status, body } = await who.ask({
    method: 'POST',
    url,
    remoteAddress,
    payload: { checkoutBasketId, paymentMethod },
  })
  return { status, ...(body as { code?: string; paymentState?: string; retryAfterSeconds?: number }) }
}

async function buyer() {
  const who = guest(shop, 'en-gb')
  return { who, basket: await upToPayment(shop, who, 'en-gb') }
}

async function refuse(times: number, from: (index: number) => string = () => '198.51.100.7') {
  const last = await buyer()
  for (let index = 0; index < times; index += 1) {
    const { who, basket } = index === 0 ? last : await buyer()
    expect(await pay(who, basket, refusedCard(2030 + index), from(index))).toMatchObject({ paymentState: 'refused' })
  }
}

test('allows a basket six refused cards an hour, then requires a pause, and keeps the basket', async () => {
  const { who, basket } = await buyer()
  for (let index = 0; index < perBasket; index += 1)
    expect(await pay(who, basket, refusedCard(2030 + index))).toMatchObject({ paymentState: 'refused' })

  const waits = await pay(who, basket, testCard())

  expect(waits).toMatchObject({ status: 429, code: 'checkout.too-many-refusals', retryAfterSeconds: 3600 })
  expect((await who.call('GET', 'basket')).body).toMatchObject({ basket: { lines: [{ quantity: 1 }] } })
  const other = await buyer()
  expect(await pay(other.who, other.basket, testCard())).toMatchObject({ paymentState: 'authorised' })
})

test('sends no charge while a basket has to wait', async () => {
  const { who, basket } = await buyer()
  for (let index = 0; index < perBasket; index += 1) await pay(who, basket, refusedCard(2030 + index))
  const asked = (await shop.ledger()).length

  await Promise.all(Array.from({ length: 5 }, () => pay(who, basket, testCard())))

  expect((await shop.ledger()).length).toBe(asked)
})

test('lets a network offer thirty refused cards in ten minutes, whatever its baskets, and other networks go on', async () => {
  await refuse(perNetwork)
  const { who, basket } = await buyer()

  expect(await pay(who, basket, testCard())).toMatchObject({ status: 429, retryAfterSeconds: 600 })
  expect(await pay(who, basket, testCard(), '203.0.113.9')).toMatchObject({ paymentState: 'authorised' })
})

test('lets a network pay again when its ten minutes are over', async () => {
  await refuse(perNetwork)
  await database.prepared('test-later', `update rate_count set window_start = window_start - interval '11 minutes'`)
  const { who, basket } = await buyer()

  expect(await pay(who, basket, testCard())).toMatchObject({ paymentState: 'authorised' })
})

test('blocks a basket that tries a card which was refused too often elsewhere, and raises an alarm', async () => {
  for (let index = 0; index < perCard; index += 1) {
    const { who, basket } = await buyer()
    expect(await pay(who, basket, refusedCard(), `198.51.100.${index}`)).toMatchObject({ paymentState: 'refused' })
  }
  const { who, basket } = await buyer()
  expect(await pay(who, basket, refusedCard(), '203.0.113.9')).toMatchObject({ paymentState: 'refused' })

  expect(await pay(who, basket, testCard(), '203.0.113.9')).toMatchObject({ status: 429 })
  expect(shop.alerts).toContain('payment.card-refused-often')
})

test('raises one alarm when many cards are refused together, and blocks nobody', async () => {
  const { most } = limits['refused-cards-by-all']
  await database.prepared(
    'test-many',
    `insert into rate_count (what, who, window_start, count) values ('refused-cards-by-all', 'all', now() - interval '1 minute', $1)`,
    [most],
  )

  await refuse(2, (index) => `198.51.100.${index}`)
  const { who, basket } = await buyer()

  expect(shop.alerts.filter((code) => code === 'payment.many-cards-refused')).toHaveLength(1)
  expect(await pay(who, basket, testCard())).toMatchObject({ paymentState: 'authorised' })
})

test('stores no digit of a refused card [C-CAR-O2]', async () => {
  const { who, basket } = await buyer()
  await pay(who, basket, refusedCard())

  const rows = await database.prepared<{ who: string }>('test-who', 'select who from rate_count')

  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter(({ who: named }) => /4000|0002/.test(named))).toEqual([])
})
