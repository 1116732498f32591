import type { MailPieces } from '#contracts/mail-parts.ts'
import type { MailData } from '#contracts/mails.ts'
import type { Market } from '#server/markets/index.ts'
import { type Order, orderDetail, type Parcel } from '#server/orders/index.ts'
import type { MailNeeds } from './mail-needs.ts'

/** An order with all data that its mails need. */
export async function orderOf(needs: MailNeeds, orderId: string) {
  const order = await needs.orders.find(orderId)
  const market: Market | undefined = order && needs.markets.find(order.market)
  if (!order || !market) return undefined
  const progress = await needs.fulfilments.readProgress(order.id)
  const detail = orderDetail(order, true, progress, needs.words(market))
  return { order, market, progress, orderData: { order: detail, receiptUrl: needs.receiptUrl(market, order.id) } }
}

export const parcelInMail = (
  order: Order,
  { carrier, trackingNumber, trackingLink, lines }: Parcel,
): MailData['order-shipped']['parcel'] => ({
  ...{ courier: carrier, trackingNumber, goods: named(order, lines) },
  ...(trackingLink === null ? {} : { trackingLink }),
})

export const named = (
  { content }: Order,
  pieces: readonly { readonly lineItemId: string; readonly quantity: number }[],
): MailPieces[] =>
  pieces.map(({ lineItemId, quantity }) => ({
    quantity,
    name: content.lines.find(({ id }) => id === lineItemId)?.name ?? '',
  }))
