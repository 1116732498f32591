import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import {
  dress,
  guest,
  layOutGoods,
  openBuyingShop,
  payInMarket,
  shirt,
  upToPayment,
} from '../../checkout/buying-shop.fakes.ts'
import { importGiftCards } from '../../gift-cards/import-gift-cards.repository.ts'
import { planParcels, sendStaleMessages } from '../index.ts'

const shop = await openBuyingShop(await testDatabase())
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = new Date()
  shop.jobs.splice(0)
  await layOutGoods(shop.database)
})

const { fulfilling } = shop.buying
const dkk = (amount: number) => ({ amount, currency: 'DKK' })

async function bought(lines = [{ sku: dress, quantity: 2 }], call?: string, body?: object) {
  const who = guest(shop, 'da-dk')
  if (call !== undefined) {
    for (const line of lines) await who.call('POST', 'basket/line', line)
    expect((await who.call('POST', call, body)).status).toBe(200)
  }
  const checkoutBasketId = await upToPayment(shop, who, 'da-dk', call === undefined ? lines : [])
  const { orderId } = await payInMarket(shop, who, 'da-dk', checkoutBasketId)
  return (await shop.buying.orders.find(orderId))!
}

type Taken = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly sequence: number
  readonly kind: string
}

/** A warehouse that stores the messages it receives, and refuses the named kinds. */
function warehouse() {
  const taken: Taken[] = []
  const refused = new Set<string>()
  const needs = {
    ...fulfilling,
    warehouses: [
      {
        handOver: async ({ id, content }: { readonly id: string; readonly content: object }) => {
          const message = { id, ...content } as Taken
          if (refused.has(message.kind)) throw new Error('not taken')
          taken.push(message)
        },
      },
    ],
  }
  return { taken, refused, send: planParcels(needs), sendStale: sendStaleMessages(needs) }
}

test('tells with a packing request the amounts of the whole order: lines, delivery, taxes by rate and payments, without card numbers', async () => {
  await importGiftCards(shop.database, ['shops/demo/promotions/gift_cards.csv'])
  const card = { giftCardNumber: '6006000000000011', giftCardNumberValidationCode: 'DEMO1234' }
  const { id, content, madeAt } = await bought([{ sku: dress, quantity: 2 }], 'basket/add-giftcard', card)
  const { taken, send } = warehouse()

  await send(id)

  expect(taken).toHaveLength(1)
  const cardPart = { kind: 'giftcard', amount: dkk(500) }
  expect(taken[0]).toMatchObject({ kind: 'pack', sequence: 1 })
  expect(taken[0]!.order).toEqual({
    ...{ created: madeAt.toISOString(), currency: 'DKK', pricesIncludeTax: true },
    lines: [
      {
        ...{ lineItemId: '1', sku: dress, ean: content.lines[0]!.ean, name: content.lines[0]!.name, quantity: 2 },
        ...{ unitPrice: dkk(399.95), totalPrice: content.lines[0]!.totalPrice, taxPercent: 25, isDigital: false },
        place: 'warehouse',
      },
    ],
    ...{ subtotal: content.subtotal, totalDiscount: content.totalDiscount, discounts: content.reductions },
    delivery: { amount: content.shippingTotal, vat: content.shippingVat },
    ...{ totalVat: content.totalVat, total: content.total },
    taxes: [{ name: 'moms', percent: 25, taxable: expect.any(Object), vat: content.totalVat }],
    payments: [{ kind: 'scheme', amount: dkk(Math.round((content.total.amount - 500) * 100) / 100) }, cardPart],
  })
  expect(content.totalDiscount.amount).toBeGreaterThan(0)
  expect(JSON.stringify(taken)).not.toMatch(/6006|4111|1111/)
})

test('tells each later turn of an order once, numbered in order: cancelled, refunded, a return that arrived', async () => {
  const { id, orderNumber, content } = await bought([{ sku: shirt, quantity: 2 }])
  const { taken, send } = warehouse()
  const { fulfilment } = fulfilling
  await send(id)
  await fulfilment.cancel({ orderId: id, actor: 'test', reason: 'too big', lines: [{ lineItemId: '1', quantity: 1 }] })
  await fulfilment.ship({ orderId: id, carrier: 'GLS', trackingNumber: 'GLS1' })
  const returnId = newId()
  const arrived = { id: returnId, returnNumber: `${orderNumber}-1`, place: 'warehouse:main' }
  const lines = [{ lineItemId: '1', quantity: 1 }]
  for (let times = 0; times < 2; times++)
    await shop.database.transaction((inside) => fulfilment.notifyOfReturn(inside, id, { ...arrived, lines }))
  await fulfilment.refund({ orderId: id, actor: 'test', refundId: returnId, lines, shipping: true })
  for (let times = 0; times < 2; times++) await send(id)

  expect(taken.map(({ sequence, kind }) => [sequence, kind])).toEqual([
    [1, 'pack'],
    [2, 'refund'],
    [3, 'cancel'],
    [4, 'return'],
    [5, 'refund'],
  ])
  expect(new Set(taken.map((message) => message.id)).size).toBe(5)
  const half = dkk(content.lines[0]!.totalPrice.amount / 2)
  const piece = { lineItemId: '1', sku: shirt, quantity: 1 }
  expect(taken[1]).toMatchObject({
    ...{ orderNumber, because: 'cancelled', reason: 'too big', amount: half, delivery: dkk(0), lines: [piece] },
    payments: [{ kind: 'scheme', amount: half }],
  })
  expect(taken[2]).toMatchObject({ isWholeOrder: false, place: 'warehouse', lines: [piece] })
  expect(taken[3]).toMatchObject({
    ...arrived,
    id: `${orderNumber}-return-${returnId}`,
    refundId: returnId,
    lines: [piece],
  })
  expect(taken[4]).toMatchObject({ because: 'refunded', refundId: returnId, delivery: content.shippingTotal })
  expect(content.shippingTotal.amount).toBeGreaterThan(0)
})

test('says of a cancellation whether it is of the whole order, also when it comes in two parts at once', async () => {
  const { id } = await bought()
  const { taken, send } = warehouse()
  await send(id)
  const one = { orderId: id, actor: 'test', lines: [{ lineItemId: '1', quantity: 1 }] }
  await Promise.all([fulfilling.fulfilment.cancel(one), fulfilling.fulfilment.cancel(one)])
  await send(id)

  expect(taken.flatMap(({ kind, isWholeOrder }) => (kind === 'cancel' ? [isWholeOrder] : []))).toEqual([false, true])
  expect(taken.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
})

test('sends a message that was not accepted again with its id and number, and does not keep back the others', async () => {
  const { id } = await bought()
  const { taken, refused, send, sendStale } = warehouse()
  refused.add('refund')
  await send(id)
  await fulfilling.fulfilment.cancel({ orderId: id, actor: 'test' })

  await expect(send(id)).rejects.toThrow('not taken')
  expect(taken.map(({ kind }) => kind)).toEqual(['pack', 'cancel'])
  refused.clear()
  await sendStale()
  expect(taken).toHaveLength(2)
  await sql`update order_handover set made_at = made_at - interval '25 hours' where order_id = ${id}`.execute(
    shop.database.sql(),
  )
  await sendStale()
  expect(taken.map(({ sequence, kind }) => [sequence, kind])).toEqual([
    [1, 'pack'],
    [3, 'cancel'],
    [2, 'refund'],
  ])
})

test('sends what is a day old of one order also while that of another is refused', async () => {
  const [first, second] = [await bought(), await bought()]
  const { taken, refused, send, sendStale } = warehouse()
  refused.add('pack')
  for (const { id } of [first, second]) await expect(send(id)).rejects.toThrow('not taken')
  await fulfilling.fulfilment.cancel({ orderId: second.id, actor: 'test' })
  await sql`update order_handover set made_at = made_at - interval '25 hours' where order_id in (${first.id}, ${second.id})`.execute(
    shop.database.sql(),
  )

  await expect(sendStale()).rejects.toThrow('not taken')
  expect(taken.map(({ orderNumber, kind }) => [orderNumber, kind])).toEqual([
    [second.orderNumber, 'refund'],
    [second.orderNumber, 'cancel'],
  ])
})

test('tells an order that needs no parcel by a message of its own', async () => {
  await sql`update product set attributes = '{"isDigital":true,"isGiftCard":true}' where product_id = '100500_white_01'`.execute(
    shop.database.sql(),
  )
  const card = { sku: shirt, quantity: 1, recipientName: 'Ida', recipientEmail: 'ida@example.com' }
  const { id, orderNumber, email } = await bought([], 'basket/add-gift-card-line', card)
  const { taken, send } = warehouse()
  for (let times = 0; times < 2; times++) await send(id)

  expect(taken).toMatchObject([
    {
      ...{ id: `${orderNumber}-order`, kind: 'order', orderNumber, email, market: 'da-dk', sequence: 1 },
      order: { total: dkk(199), taxes: [], lines: [{ isDigital: true, place: 'online' }] },
    },
  ])
})
