import { toWire } from '#contracts/money.ts'
import type { GoodsReturn as WireReturn } from '#contracts/returns.ts'
import { listed } from '#foundation/listed.ts'
import { money } from '#foundation/money.ts'
import type { Translate } from '#foundation/words.ts'
import type { Order, SomePieces } from '#server/orders/index.ts'
import { type GoodsReturn, returnNumberOf } from './return.ts'

export interface ReturnFacts {
  readonly order: Order
  readonly t: Translate
  /** What was refunded or will be. */
  readonly refundMinor: number
  /** The order of the other sizes; undefined until it is made. */
  readonly newOrderNumber: string | undefined
  /** The full address of the page of this return. */
  readonly pageUrl: string
  readonly labelUrl: string
}

/** Pieces with the names that the order has for them. */
export function namedPieces({ content }: Order, { lineItemId, quantity }: SomePieces, t: Translate) {
  const line = content.lines.find(({ id }) => id === lineItemId)
  const size = line && [line.variant.size, line.variant.length].filter(Boolean).join(' / ')
  return {
    ...{ lineItemId, quantity, sku: line?.sku ?? '', name: line?.name ?? '' },
    details: listed(t, [line?.colour.name, size]),
  }
}

/** A return in responses. It has no personal data, because its id alone is enough to open it. */
export function returnOnWire(it: GoodsReturn, facts: ReturnFacts): WireReturn {
  const { order, t, refundMinor, newOrderNumber, pageUrl, labelUrl } = facts
  return {
    returnId: it.id,
    returnNumber: returnNumberOf(order.orderNumber, it.sequence),
    orderNumber: order.orderNumber,
    ...{ state: it.state, way: it.way, sendBy: it.sendBy },
    registered: it.madeAt.toISOString(),
    lines: it.lines.map(({ reason, accepted, exchange, ...pieces }) => ({
      ...namedPieces(order, pieces, t),
      ...(exchange === null ? {} : { exchange }),
      ...(reason === null ? {} : { reason }),
      ...(accepted === null ? {} : { accepted }),
    })),
    events: it.events.map(({ kind, happenedAt }) => ({ createDate: happenedAt.toISOString(), eventtype: kind })),
    ...(it.label
      ? {
          carrier: it.label.carrier,
          trackingNumber: it.label.trackingNumber,
          dropOffCode: it.label.dropOffCode,
          ...(it.label.trackingLink === undefined ? {} : { trackingLink: it.label.trackingLink }),
        }
      : {}),
    ...(it.label && it.state === 'registered' ? { labelUrl } : {}),
    returnPortalTrackingUrl: pageUrl,
    ...(newOrderNumber === undefined ? {} : { newOrderNumber }),
    refund: toWire(money(refundMinor, order.currency)),
    ...(it.note === null ? {} : { note: it.note }),
  }
}
