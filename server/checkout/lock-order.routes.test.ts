import { afterAll, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { storedBaskets } from '#server/basket/index.ts'
import { payments } from '#server/payments/index.ts'
import { openDatabase } from '#server/platform/postgres-database.ts'
import { stockIn } from '#server/stock/index.ts'
import { openTestDatabase } from '../../checks/harness/database/test-database.ts'
import { guest, openBuyingShop, testCard, upToPayment } from './buying-shop.fakes.ts'
import { beginPayment } from './payment/begin-payment.ts'
import { refusedCards } from './payment/refused-cards.repository.ts'

// The timeouts are long, so that a busy machine is not mistaken for a deadlock.
const patience = { lockTimeoutMs: 60_000, statementTimeoutMs: 60_000 }
const { database, close } = openDatabase({ url: (await openTestDatabase()).url, ...patience })
const shop = await openBuyingShop(database)
afterAll(async () => {
  await shop.close()
  await close()
})

/** Resolves when this many sessions of this database wait for a lock. */
async function waiting(count: number): Promise<void> {
  const text = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while ((await database.prepared<{ count: number }>('test-waiting', text))[0]!.count < count);
}

test('always locks payment, basket and goods in the same sequence: a refusal and a new attempt wait for each other, and neither is repeated', async () => {
  const who = guest(shop, 'en-gb')
  const checkoutBasketId = await upToPayment(shop, who, 'en-gb')
  await shop.control({ notifyNever: true })
  await who.call('POST', 'basket/create-payment', {
    checkoutBasketId,
    paymentMethod: testCard('4111111111111111', 'PENDING'),
  })
  const frozen = (await shop.buying.checkout.frozen(checkoutBasketId))!
  const { id: paymentId } = (await shop.buying.payments.latest(checkoutBasketId))!
  const attempts: string[] = []
  shop.failpoint.fail = (name) => {
    if (name === 'settle') attempts.push('refuse')
  }
  const needs = {
    inTransaction: <Value>(work: Parameters<typeof database.transaction<Value>>[0]) =>
      database.transaction((inside) => {
        attempts.push('begin')
        return work(inside)
      }),
    basketRepository: storedBaskets(database),
    payments: payments(database),
    stock: stockIn(database, { publish: async () => {}, listen: () => () => {} }),
    holds: [],
    refusedCards: refusedCards(() => {}),
  }
  const queueOpens = Promise.withResolvers<void>()
  const queue = database.transaction(async (inside) => {
    await needs.basketRepository.lock(inside, frozen.basketId)
    await queueOpens.promise
  })

  const begun = beginPayment(needs, {
    ...{ paymentId: newId(), frozen, provider: 'adyen', method: 'scheme', context: {} },
    places: shop.market('en-gb').choices.warehouses,
  })
  await waiting(1)
  const refused = shop.buying.checkout.handleNotices('adyen', [{ eventId: 'refused', paymentId, outcome: 'refused' }])
  await waiting(2)
  queueOpens.resolve()
  await Promise.all([queue, begun, refused])

  expect(attempts).toEqual(['begin', 'refuse'])
  expect((await shop.buying.payments.latest(checkoutBasketId))?.state).toBe('refused')
})
