import type { GoodsReturn as WireReturn } from '#contracts/returns.ts'
import type { Market } from '#server/markets/index.ts'
import type { Order, SomePieces } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { GoodsReturn } from './return.ts'
import { returnRefund } from './return-amounts.ts'
import { returnOnWire } from './return-on-wire.ts'
import type { ReturnsNeeds } from './returns-needs.ts'

/** The pieces that count for the refund: those accepted, and before the inspection all. */
export const countedPieces = ({ lines }: Pick<GoodsReturn, 'lines'>): SomePieces[] =>
  lines
    .map(({ lineItemId, quantity, accepted: taken }) => ({ lineItemId, quantity: taken ?? quantity }))
    .filter(({ quantity }) => quantity > 0)

export const marketOf = ({ markets }: Pick<ReturnsNeeds, 'markets'>, order: Pick<Order, 'market'>): Market =>
  markets.find(order.market) ?? markets.open[0]!

/** A return in answers, with what it refunds. */
export async function shownReturn(
  needs: ReturnsNeeds,
  order: Order,
  it: GoodsReturn,
  inside?: Database,
): Promise<WireReturn> {
  const market = marketOf(needs, order)
  return returnOnWire(it, {
    order,
    t: needs.words(market),
    refundMinor: await refundMinorOf(needs, market, it, inside),
    pageUrl: `${needs.publicUrl}${needs.pageUrl(market)}?returnid=${it.id}`,
    labelUrl: `/api/order/${market.id}/returns/${it.id}/label`,
  })
}

async function refundMinorOf(
  { fulfilments }: ReturnsNeeds,
  market: Market,
  it: GoodsReturn,
  inside: Database | undefined,
): Promise<number> {
  if (it.state === 'refused') return 0
  if (it.state === 'refunded') return (await fulfilments.cancellation(it.id, inside))?.refundMinor ?? 0
  const order = await fulfilments.read(it.orderId, inside)
  const expected = order && returnRefund(order, countedPieces(it), market.choices.returns)
  return expected?.ok ? expected.value.minor : 0
}
