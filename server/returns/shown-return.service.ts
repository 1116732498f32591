import type { GoodsReturn as WireReturn } from '#contracts/returns.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order, SomePieces } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { isAllOfThemBack, isAnyWithdrawn } from './delivery-of-exchanges.service.ts'
import { exchangedLines, paidFor } from './exchange.ts'
import type { GoodsReturn } from './return.ts'
import { returnRefund } from './return-amounts.ts'
import { returnOnWire } from './return-on-wire.ts'
import type { ReturnsNeeds } from './returns-needs.ts'

/** The pieces to refund: the accepted ones; before the inspection, all. */
export const countedPieces = ({ lines }: Pick<GoodsReturn, 'lines'>): SomePieces[] =>
  lines
    .map(({ lineItemId, quantity, accepted: taken }) => ({ lineItemId, quantity: taken ?? quantity }))
    .filter(({ quantity }) => quantity > 0)

export const marketOf = ({ markets }: Pick<ReturnsNeeds, 'markets'>, order: Pick<Order, 'market'>): Market =>
  markets.find(order.market) ?? markets.open[0]!

/**
 * After a withdrawal the law requires a refund of the delivery cost. Sizes that were exchanged for pieces of the order
 * must be returned too.
 */
export async function refundRules(
  needs: Pick<ReturnsNeeds, 'stored' | 'exchanges' | 'fulfilments'>,
  { choices }: Market,
  orderId: string,
  inside: Database | undefined,
): Promise<{ readonly refundsDelivery: boolean }> {
  const family = await needs.exchanges.family(orderId, inside)
  const isDue = choices.returns.refundsDelivery || (await isAnyWithdrawn(needs, family, inside))
  const others = family.filter((id) => id !== orderId)
  return { refundsDelivery: isDue && (await isAllOfThemBack(needs, others, inside)) }
}

/** A return in responses, with its refund. */
export async function shownReturn(
  needs: ReturnsNeeds,
  order: Order,
  it: GoodsReturn,
  inside?: Database,
): Promise<WireReturn> {
  const market = marketOf(needs, order)
  const newOrderNumber = await needs.exchanges.newOrderNumber(it.id, inside)
  return returnOnWire(it, {
    ...{ order, newOrderNumber },
    t: needs.words(market),
    refundMinor: await refundMinorOf(needs, market, it, inside),
    pageUrl: `${needs.publicUrl}${needs.pageUrl(market)}?returnid=${it.id}`,
    labelUrl: `/api/order/${market.id}/returns/${it.id}/label`,
  })
}

async function refundMinorOf(
  needs: ReturnsNeeds,
  market: Market,
  it: GoodsReturn,
  inside: Database | undefined,
): Promise<number> {
  const { fulfilments } = needs
  if (it.state === 'refused') return 0
  if (it.state === 'refunded') {
    const done = await fulfilments.cancellation(it.id, inside)
    return done ? done.refundMinor - done.exchangedMinor : 0
  }
  const order = await fulfilments.read(it.orderId, inside)
  const expected = order && returnRefund(order, countedPieces(it), await refundRules(needs, market, it.orderId, inside))
  if (!order || !expected?.ok) return 0
  const lines = exchangedLines(it)
  if (lines.length === 0) return expected.value.minor
  const delivery = expected.value.shipping ? order.shippingMinor - order.refundedShippingMinor : 0
  return Math.max(0, expected.value.minor - delivery - paidFor(order, lines).reduce((sum, minor) => sum + minor, 0))
}
