import { toWire } from '#contracts/money.ts'
import { money } from '#foundation/money.ts'
import { partsOfCosts } from '../costs-beside.ts'
import type { Cancellation, OpenOrder } from '../fulfilment/fulfilments.ts'
import type { SomePieces } from '../fulfilment/order-pieces.ts'
import { orderAmounts } from './order-amounts.ts'

export type Message = Readonly<Record<string, unknown>>

/** The message about an order that needs no packing, for example only gift cards. */
export const orderMessage = (order: OpenOrder): Message => ({
  kind: 'order',
  orderNumber: order.orderNumber,
  market: order.market,
  email: order.email,
  billingAddress: order.content.billingAddress ?? order.content.shippingAddress,
  order: orderAmounts(order),
})

/** The refund for cancelled or returned pieces. */
export function refundMessage(order: OpenOrder, refund: Omit<Cancellation, 'madeAt' | 'openMinor'>): Message {
  const wire = (minor: number) => toWire(money(minor, order.currency))
  const { deliveryMinor, feeMinor } = partsOfCosts(order.content, refund.shippingMinor)
  const parts = [
    { kind: order.method, minor: refund.moneyMinor },
    { kind: 'giftcard', minor: refund.cardMinor },
    { kind: 'exchange', minor: refund.exchangedMinor },
  ]
  return {
    kind: 'refund',
    orderNumber: order.orderNumber,
    refundId: refund.id,
    because: refund.kind === 'cancel' ? 'cancelled' : 'refunded',
    reason: refund.reason,
    lines: namedPieces(order, refund.lines),
    amount: wire(refund.refundMinor),
    delivery: wire(deliveryMinor),
    ...(feeMinor > 0 ? { paymentFee: wire(feeMinor) } : {}),
    payments: parts.filter(({ minor }) => minor > 0).map(({ kind, minor }) => ({ kind, amount: wire(minor) })),
  }
}

/** A return that reached a warehouse or a store. Its refund has the same id. */
export interface ArrivedReturn {
  readonly id: string
  readonly returnNumber: string
  readonly place: string
  readonly lines: readonly SomePieces[]
}

export const returnMessage = (order: OpenOrder, { id, returnNumber, place, lines }: ArrivedReturn): Message => ({
  kind: 'return',
  orderNumber: order.orderNumber,
  returnNumber,
  refundId: id,
  place,
  lines: namedPieces(order, lines),
})

const namedPieces = ({ content }: OpenOrder, pieces: readonly SomePieces[]): object[] =>
  pieces.map(({ lineItemId, quantity }) => {
    const line = content.lines.find(({ id }) => id === lineItemId)
    return { lineItemId, ...(line ? { sku: line.sku, ean: line.ean, name: line.name } : {}), quantity }
  })
