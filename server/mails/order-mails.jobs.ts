import { toWire } from '#contracts/money.ts'
import type { MailPieces } from '#contracts/storefront.ts'
import { money } from '#foundation/money.ts'
import type { Market } from '#server/markets/index.ts'
import { type Order, orderDetail } from '#server/orders/index.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type MailNeeds, type SendOnce, type Written, writtenMail } from './mail-needs.ts'

/** What a shopper is told of an order after it was placed. */
export async function workOnOrderMails(jobs: Pick<Jobs, 'work'>, needs: MailNeeds, send: SendOnce): Promise<void> {
  await jobs.work('order-shipped.mails', ({ parcelId }) =>
    send(`order-shipped:${parcelId}`, () => shipped(needs, String(parcelId))),
  )
  await jobs.work('order-cancelled.mails', ({ cancellationId }) =>
    send(`order-cancelled:${cancellationId}`, () => cancelled(needs, String(cancellationId))),
  )
  await jobs.work('payment-refused.mails', ({ paymentId, orderId }) =>
    send(`payment-refused:${paymentId}`, () => refused(needs, String(orderId))),
  )
}

async function shipped(needs: MailNeeds, parcelId: string): Promise<Written | undefined> {
  const parcel = await needs.fulfilments.parcel(parcelId)
  const found = parcel && (await orderOf(needs, parcel.orderId))
  if (!parcel || !found) return undefined
  const { order, market, told } = found
  const { carrier, trackingNumber, trackingLink } = parcel
  const data = {
    ...told,
    parcel: {
      courier: carrier,
      trackingNumber,
      ...(trackingLink === null ? {} : { trackingLink }),
      goods: named(order, parcel.lines),
    },
  }
  return writtenMail(needs, market, 'order-shipped', data, order.email)
}

async function cancelled(needs: MailNeeds, cancellationId: string): Promise<Written | undefined> {
  const cancellation = await needs.fulfilments.cancellation(cancellationId)
  const found = cancellation && (await orderOf(needs, cancellation.orderId))
  if (!cancellation || !found) return undefined
  const { order, market, told } = found
  const refund = toWire(money(cancellation.refundMinor, order.currency))
  const data = { ...told, goods: named(order, cancellation.lines), refund }
  return writtenMail(needs, market, 'order-cancelled', data, order.email)
}

async function refused(needs: MailNeeds, orderId: string): Promise<Written | undefined> {
  const found = await orderOf(needs, orderId)
  if (!found) return undefined
  const { order, market } = found
  const data = { orderNumber: order.orderNumber, amount: order.content.total, basketUrl: needs.basketUrl(market) }
  return writtenMail(needs, market, 'payment-refused', data, order.email)
}

async function orderOf(needs: MailNeeds, orderId: string) {
  const order = await needs.orders.find(orderId)
  const market: Market | undefined = order && needs.markets.find(order.market)
  if (!order || !market) return undefined
  const became = await needs.fulfilments.becoming(order.id)
  const detail = orderDetail(order, true, became, needs.words(market))
  return { order, market, told: { order: detail, receiptUrl: needs.receiptUrl(market, order.id) } }
}

const named = (
  { content }: Order,
  pieces: readonly { readonly lineItemId: string; readonly quantity: number }[],
): MailPieces[] =>
  pieces.map(({ lineItemId, quantity }) => ({
    quantity,
    name: content.lines.find(({ id }) => id === lineItemId)?.name ?? '',
  }))
