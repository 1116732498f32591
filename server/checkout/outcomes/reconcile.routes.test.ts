import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { adyenSimulatorKeys } from '#server/app/simulators/simulator-keys.ts'
import { workList } from '#server/payments/index.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { guest, layOutGoods, openBuyingShop, testCard, upToPayment } from '../buying-shop.fakes.ts'
import { lastDays } from './reconcile.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeAll(() => layOutGoods(database))
beforeEach(async () => {
  await shop.control({ notifyAfterMs: 0, notifyNever: false, reportDelayDays: 0, reportMore: '', daysPassed: 0 })
  shop.alerts.length = 0
})

const dayMs = 86_400_000

async function buy(card: object) {
  const who = guest(shop, 'da-dk')
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk')
  await who.call('POST', 'basket/create-payment', { checkoutBasketId, paymentMethod: card })
  const latest = async () => (await shop.buying.checkout.latestPayment(checkoutBasketId))!
  return { id: (await latest()).payment.id, latest }
}

/** Reconciles with a clock five minutes ahead, so that no payment is too new to be compared. */
async function reconciled(days = lastDays(new Date(), 2)) {
  shop.clock.now = new Date(Date.now() + 300_000)
  const reports = await shop.buying.checkout.reconcile(days)
  shop.clock.now = new Date()
  expect(reports.filter(({ fault }) => fault)).toEqual([])
  return reports.find(({ provider }) => provider === 'adyen')!
}

/** A line of the provider's report. */
const lineOf = (type: string, reference: string, amount: string, psp = 'XXXXXXXXXXXXXXXX') =>
  [
    'C',
    adyenSimulatorKeys.merchantAccount,
    psp,
    reference,
    'visa',
    '2026-11-20 10:00:00',
    'UTC',
    'DKK',
    amount,
    type,
    '',
    '',
    '',
    '',
  ].join(',')

test('a refused card is in the provider’s books, and makes no order', async () => {
  // A payment notification would overwrite the states that are set here.
  await shop.control({ notifyNever: true })
  const { id, latest } = await buy(testCard('4000000000000002'))

  for (const state of ['refused', 'expired', 'unknown']) {
    await database.prepared('test-state', 'update payment set state = $2 where id = $1', [id, state])
    expect(await reconciled()).toMatchObject({ repaired: [], left: [], waiting: [] })
    expect(await latest()).toMatchObject({ payment: { state }, order: undefined })
  }
})

test('an entry of an unknown type is reported, and changes nothing', async () => {
  const { id, latest } = await buy(testCard('4000000000000002'))
  await shop.control({ reportMore: lineOf('PaidOutOfNowhere', id, '100.00') })

  const report = await reconciled()

  expect(report.notCounted).toMatchObject([{ type: 'PaidOutOfNowhere', paymentId: id, minor: 10000 }])
  expect(report.left).toEqual([])
  expect(shop.alerts).toContain('payment.books-entry-unknown')
  expect((await latest()).order).toBeUndefined()
})

test('a payment and what was refunded of it on another day are no difference', async () => {
  const { id } = await buy(testCard())
  await shop.control({ daysPassed: 1 })
  await database.transaction((inside) =>
    shop.buying.refunds.request(inside, { refundId: newId(), paymentId: id, amountMinor: 1000, cause: 'cancelled' }),
  )
  await shop.runJobs()

  const days = lastDays(new Date(Date.now() + dayMs), 3)

  expect(await reconciled(days)).toMatchObject({ repaired: [], left: [], waiting: [] })
  expect(await reconciled(lastDays(new Date(), 1))).toMatchObject({
    left: [{ paymentId: id, oursMinor: expect.any(Number) }],
  })
})

test('a day whose report is not available yet is no difference, and is reported', async () => {
  const { id } = await buy(testCard())
  await shop.control({ reportDelayDays: 3 })
  const days = lastDays(new Date(), 2)

  expect(await reconciled(days)).toMatchObject({
    left: [],
    waiting: expect.arrayContaining([expect.objectContaining({ paymentId: id, theirsMinor: 0 })]),
    daysNotThereYet: days,
  })
  expect(shop.alerts).toEqual([])
})

test('a payment begun with one provider is never settled by another’s books', async () => {
  // A payment notification would overwrite the states that are set here.
  await shop.control({ notifyNever: true })
  const { id, latest } = await buy(testCard('4000000000000002'))
  const klarnas = `update payment set provider = 'klarna', state = 'unknown' where id = $1`
  await database.prepared('test-foreign', klarnas, [id])
  const { payment } = await latest()
  const amount = (payment.amountMinor / 100).toFixed(2)
  await shop.control({ reportMore: lineOf('Authorised', id, amount) })

  const report = await reconciled()

  expect(report.left).toContainEqual(expect.objectContaining({ paymentId: id, state: 'unknown' }))
  expect(await latest()).toMatchObject({ payment: { state: 'unknown' }, order: undefined })
})

test('a chargeback found only in the provider’s books is handled, and is on the work list', async () => {
  const { id, latest } = await buy(testCard())
  const paid = await latest()
  await shop.control({ notifyNever: true })
  const raised = await fetch(`${shop.simulatorsUrl}/adyen/events`, {
    method: 'POST',
    body: JSON.stringify({ payment: id, eventCode: 'CHARGEBACK' }),
  })
  const onWorkList = async () =>
    (await workList(database).list({ size: 100 })).filter(({ paymentId }) => paymentId === id)
  const before = await onWorkList()

  await reconciled()
  await reconciled()

  expect(raised.status).toBe(200)
  expect(before).toEqual([])
  expect(await onWorkList()).toMatchObject([
    { kind: 'money-lost', amountMinor: paid.payment.amountMinor, orderNumber: paid.order!.orderNumber },
  ])
  expect(shop.alerts).toContain('payment.money-chargeback')
})
