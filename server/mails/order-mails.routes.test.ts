import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { buyAsGuest } from '../checkout/bought-order.fakes.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../checkout/buying-shop.fakes.ts'
import { importGiftCards } from '../gift-cards/import-gift-cards.repository.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await layOutGoods(shop.database)
})

const mails = async () =>
  (await shop.buying.outbox.latest(50)).map(({ kind, recipient }) => `${kind} ${recipient}`).toReversed()

async function bought(marketId = 'da-dk') {
  return (await buyAsGuest(shop, { market: marketId })).order.id
}

/** Runs the waiting jobs and the jobs that they cause, each twice, because a queue may deliver twice. */
async function runAll() {
  for (let round = 0; round < 3; round++) {
    const waiting = [...shop.jobs]
    await shop.runJobs()
    shop.jobs.push(...waiting.filter(() => round === 0))
  }
  await shop.runJobs()
}

test('writes one mail for each event of an order, even if the event is repeated', async () => {
  const orderId = await bought()
  const { fulfilment } = shop.buying.fulfilling
  await fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'A1', lines: [{ lineItemId: '1', quantity: 1 }] })
  await fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'A1', lines: [{ lineItemId: '1', quantity: 1 }] })
  await fulfilment.cancel({ orderId, actor: 'service' })
  await runAll()

  expect(await mails()).toEqual([
    'order-confirmation guest@example.com',
    'order-shipped guest@example.com',
    'order-cancelled guest@example.com',
  ])
})

test('writes after a refund of sent pieces what goes back and where, once, and nothing while a bank holds the money', async () => {
  const orderId = await bought('en-gb')
  const { fulfilment } = shop.buying.fulfilling
  await fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'R1' })
  const refundOne = () => fulfilment.refund({ orderId, lines: [{ lineItemId: '1', quantity: 1 }], actor: 'service' })
  await refundOne()
  await runAll()

  const [mail] = await shop.buying.outbox.latest(1)
  expect(mail).toMatchObject({ kind: 'order-refunded', recipient: 'guest@example.com' })
  expect(mail?.html).toMatch(/\[{"paymentMethodId":"scheme","amount":{"amount":[\d.]+,"currency":"GBP"}}\]/)
  expect((await mails()).filter((kind) => kind.startsWith('order-refunded'))).toHaveLength(1)

  const order = (await shop.buying.orders.find(orderId))!
  const amount = { minor: order.totalMinor, currency: order.currency }
  const chargeback = { kind: 'chargeback' as const, caseId: 'case', amount, at: new Date().toISOString() }
  await shop.buying.checkout.handleNotices('adyen', [
    { eventId: 'lost', paymentId: order.paymentId, outcome: 'none', money: chargeback },
  ])
  await refundOne()
  await runAll()
  expect((await mails()).filter((kind) => kind.startsWith('order-refunded'))).toHaveLength(1)
})

test('shows after a refund how much goes back to the gift card and to the card', async () => {
  await importGiftCards(shop.database, ['shops/demo/promotions/gift_cards.csv'])
  const who = guest(shop, 'en-gb')
  await upToPayment(shop, who, 'en-gb', [{ sku: dress, quantity: 2 }])
  const card = { giftCardNumber: '6006 0000 0000 0029', giftCardNumberValidationCode: 'demo1234' }
  expect((await who.call('POST', 'basket/add-giftcard', card)).status).toBe(200)
  const { checkoutBasketId } = (await who.call('GET', 'get-payment-methods')).body as { checkoutBasketId: string }
  const { orderId } = await payInMarket(shop, who, 'en-gb', checkoutBasketId)
  const { fulfilment } = shop.buying.fulfilling
  await fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'R2' })
  await fulfilment.refund({ orderId, lines: [{ lineItemId: '1', quantity: 2 }], actor: 'service' })
  await runAll()

  const [mail] = await shop.buying.outbox.latest(1)
  const [, written = '[]'] = /(\[{"paymentMethodId":.*?}}\])/.exec(mail?.html ?? '') ?? []
  const parts = JSON.parse(written) as { paymentMethodId: string; amount: { amount: number } }[]
  const paidBack = parts.reduce((sum, { amount }) => sum + Math.round(amount.amount * 100), 0)
  const order = (await shop.buying.orders.find(orderId))!
  expect(mail?.kind).toBe('order-refunded')
  expect(parts.map(({ paymentMethodId }) => paymentMethodId)).toEqual(['scheme', 'giftcard'])
  expect(paidBack).toBe(Math.round(order.content.lines[0]!.totalPrice.amount * 100))
})

test('sends Turkish shoppers their documents along with the confirmation', async () => {
  await bought('tr-tr')
  await runAll()

  const [confirmation] = await shop.buying.outbox.latest(1)
  expect(confirmation?.attachments?.map(({ name }) => name)).toEqual([
    'Mesafeli satış sözleşmesi.html',
    'Ön bilgilendirme formu.html',
  ])
  const form = Buffer.from(confirmation!.attachments![1]!.content, 'base64').toString()
  expect(form).toContain('Ayşe Kaya')
})

test('sends a mail to the shopper whose payment failed later', async () => {
  const orderId = await bought()
  shop.jobs.splice(0)
  shop.jobs.push({ queue: 'payment-refused.mails', data: { paymentId: 'p1', orderId } })
  await shop.runJobs()

  const [mail] = await shop.buying.outbox.latest(1)
  expect(mail).toMatchObject({ kind: 'payment-refused', recipient: 'guest@example.com' })
  expect(mail?.text).toContain('/da-dk/basket')
})

test('sends a gift card with its PDF on the day it is due, and forgets its code', async () => {
  const { giftCards } = shop.buying
  const orderId = await bought()
  shop.jobs.splice(0)
  await giftCards.issue({
    orderId,
    lineId: '1',
    market: 'da-dk',
    pieces: 1,
    value: { minor: 50_000, currency: 'DKK' },
    letter: { recipientEmail: 'ada@example.com', senderName: 'Eve' },
  })
  const due = shop.jobs.find(({ queue }) => queue === 'gift-card-due.mails')!
  await runAll()

  const [mail] = await shop.buying.outbox.latest(1)
  expect(mail).toMatchObject({ kind: 'gift-card', recipient: 'ada@example.com' })
  expect(mail?.attachments).toMatchObject([{ name: 'gift-card.pdf', type: 'application/pdf' }])
  expect(Buffer.from(mail!.attachments![0]!.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  const letter = await giftCards.content(String(due.data.cardId))
  expect(letter?.validationCode ?? '').toBe('')
})

test('makes one gift card for each piece of a placed order, with a number, a validation code and its balance, and mails each [C-LIN-O5, C-LIN-06]', async () => {
  await sql`update product set attributes = '{"isDigital":true,"isGiftCard":true}' where product_id = '100500_white_01'`.execute(
    shop.database.sql(),
  )
  const who = guest(shop, 'en-gb')
  const letter = { recipientEmail: 'ida@example.com', message: 'Til dig' }
  expect((await who.call('POST', 'basket/add-gift-card-line', { sku: shirt, quantity: 2, ...letter })).status).toBe(200)
  const { orderId } = await payInMarket(shop, who, 'en-gb', await upToPayment(shop, who, 'en-gb'))
  await shop.runJobs()

  const { giftCards, orders } = shop.buying
  const line = (await orders.find(orderId))!.content.lines.find(({ giftCard }) => giftCard)!
  const due = shop.jobs.filter(({ queue }) => queue === 'gift-card-due.mails')
  const cards = await Promise.all(due.map(async ({ data }) => (await giftCards.content(String(data.cardId)))!))
  expect(new Set(cards.map(({ giftCardNumber }) => giftCardNumber)).size).toBe(2)
  expect(new Set(cards.map(({ validationCode }) => validationCode)).size).toBe(2)
  for (const { giftCardNumber: number, validationCode, recipientEmail, message } of cards) {
    expect({ recipientEmail, message }).toEqual(letter)
    expect(await giftCards.check({ number, validationCode }, 'GBP')).toMatchObject({
      ...{ ok: true, value: { balanceMinor: Math.round(line.unitPrice.salesPrice.amount * 100), currency: 'GBP' } },
    })
  }
  await runAll()
  expect((await mails()).filter((mail) => mail === 'gift-card ida@example.com')).toHaveLength(2)
})

const tell = (orderId: string, kind: string, hours: number, eventId = `${kind} ${hours}`) =>
  shop.buying.fulfilling.fulfilment.handleNotice({
    ...{ orderId, trackingNumber: 'T1', kind, eventId },
    happenedAt: new Date(shop.clock.now.getTime() + hours * 3_600_000),
  })
const promisedEnd = async (orderId: string) => {
  const [shipment] = (await shop.buying.orders.find(orderId))!.content.shipments
  return (shipment!.latestDeliveryDate ?? shipment!.predictedDeliveryDate)!
}
const parcelMails = async () =>
  (await shop.buying.outbox.latest(50))
    .filter(({ kind }) => kind === 'parcel-news')
    .map(({ subject, recipient }) => `${subject.split(' ').at(-1)} ${recipient}`)
    .toReversed()

test('mails each new state of a parcel once, however often it is reported, and no state that is over', async () => {
  const orderId = await bought()
  await shop.buying.fulfilling.fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'T1' })
  await runAll()
  const turns = ['outForDelivery', 'failedAttempt', 'pickupReady', 'delivered', 'return']
  for (const [hour, kind] of turns.entries()) {
    await tell(orderId, kind, hour + 1)
    await tell(orderId, kind, hour + 1)
    await tell(orderId, kind, hour + 1, `${kind} told again`)
    await runAll()
  }
  await tell(orderId, 'inTransit', 0)
  await tell(orderId, 'outForDelivery', 0, 'late')
  await runAll()

  const names = ['out-for-delivery', 'failed-attempt', 'ready-to-collect', 'delivered', 'returned']
  expect(await parcelMails()).toEqual(names.map((name) => `${name} guest@example.com`))
})

test('sends no mail that a parcel is out for delivery once it is reported as delivered', async () => {
  const orderId = await bought()
  await shop.buying.fulfilling.fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'T1' })
  await tell(orderId, 'outForDelivery', 1)
  await tell(orderId, 'delivered', 2)
  await runAll()

  expect(await parcelMails()).toEqual(['delivered guest@example.com'])
})

test('mails a delay once, and only after the promised day or if the carrier expects a later one', async () => {
  const { fulfilment } = shop.buying.fulfilling
  const orderId = await bought()
  await fulfilment.ship({ orderId, carrier: 'GLS', trackingNumber: 'T1' })
  await tell(orderId, 'delay', 1)
  await runAll()
  expect(await parcelMails()).toEqual([])

  const end = await promisedEnd(orderId)
  const nextDay = new Date(Date.parse(end) + 86_400_000).toISOString().slice(0, 10)
  await fulfilment.expect({ orderId, trackingNumber: 'T1', start: end, end: nextDay, toldAt: shop.clock.now })
  await tell(orderId, 'delay', 2)
  await tell(orderId, 'delay', 3)
  await runAll()
  expect(await parcelMails()).toEqual(['delayed guest@example.com'])

  const other = await bought()
  await fulfilment.ship({ orderId: other, carrier: 'GLS', trackingNumber: 'T1' })
  shop.clock.now = new Date(Date.parse(`${await promisedEnd(other)}T12:00:00Z`) + 86_400_000)
  await tell(other, 'delay', 0)
  await runAll()
  expect(await parcelMails()).toHaveLength(2)
})
