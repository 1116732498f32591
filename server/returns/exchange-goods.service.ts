import { daysAfter } from '#foundation/calendar-day.ts'
import { Fault } from '#foundation/fault.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Order, OrderMoney, OrderPieces } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import { exchangedLines, exchangeTransitDays, paidFor, wantedSizes } from './exchange.ts'
import { exchangedOrder } from './exchanged-order.ts'
import type { GoodsReturn, ReturnLine } from './return.ts'
import type { ReturnProblem } from './returns.problems.ts'
import type { ReturnsNeeds } from './returns-needs.ts'
import { marketOf } from './shown-return.service.ts'

type Held = Pick<GoodsReturn, 'id' | 'sendBy'> & {
  readonly lines: readonly Pick<ReturnLine, 'lineItemId' | 'exchange' | 'quantity'>[]
}

/** Reserves the other sizes for as long as the return may take. Replaces its earlier reservation. */
export async function holdSizes(
  needs: Pick<ReturnsNeeds, 'stock' | 'markets'>,
  inside: Database,
  order: Pick<Order, 'market'>,
  { id, sendBy, lines }: Held,
): Promise<Result<void, ReturnProblem>> {
  const requested = wantedSizes(lines)
  if (requested.length === 0) {
    await needs.stock.release(inside, id)
    return accepted(undefined)
  }
  const until = new Date(`${daysAfter(sendBy, exchangeTransitDays + 1)}T00:00:00Z`)
  const places = marketOf(needs, order).choices.warehouses
  const held = await needs.stock.hold(inside, { basketId: id, places, requested, until })
  if (held.ok) return accepted(undefined)
  const short = lines.find(({ exchange }) => exchange?.sku === held.short[0]?.sku)
  return refused({ code: 'return.size-gone', lineItemId: short?.lineItemId ?? '' })
}

/** After a withdrawal the shopper gets money: lines that another return would have exchanged are refunded. */
export async function dropExchanges(
  needs: Pick<ReturnsNeeds, 'stock' | 'markets' | 'stored'>,
  inside: Database,
  order: Order,
  lineItemIds: readonly string[],
): Promise<void> {
  for (const goodsReturn of await needs.stored.ofOrder(order.id, inside)) {
    if (goodsReturn.state === 'refunded' || goodsReturn.state === 'refused') continue
    const isDropped = ({ exchange, lineItemId }: ReturnLine) => exchange && lineItemIds.includes(lineItemId)
    const dropped = goodsReturn.lines.filter(isDropped).map(({ lineItemId }) => lineItemId)
    if (dropped.length === 0) continue
    await needs.stored.dropExchange(inside, goodsReturn.id, dropped)
    const left = { ...goodsReturn, lines: goodsReturn.lines.filter((line) => !isDropped(line)) }
    const held = await holdSizes(needs, inside, order, left)
    // A wanted size is sold out: nothing is reserved now, and the refund tries again to order the sizes.
    if (!held.ok) await needs.stock.release(inside, goodsReturn.id)
  }
}

/**
 * Orders the other sizes of a return, paid by its pieces, and returns their value. If a size is sold out, nothing is
 * ordered and the value is 0: then everything is refunded.
 */
export async function orderSizes(
  needs: ReturnsNeeds,
  inside: Database,
  { order, goodsReturn, open }: { readonly order: Order; readonly goodsReturn: GoodsReturn; readonly open: Paid },
): Promise<number> {
  const lines = exchangedLines(goodsReturn)
  if (lines.length === 0) return 0
  const market = marketOf(needs, order)
  const known = await needs.otherSizes(market, [...new Set(lines.map(({ exchange }) => exchange.sku))], inside)
  const sizes = lines.flatMap(({ exchange }) => known.get(exchange.sku)?.find(({ sku }) => sku === exchange.sku) ?? [])
  const now = needs.clock()
  const paid = paidFor(open, lines)
  const pieces = lines.map(({ lineItemId, quantity }, index) => {
    return { lineItemId, quantity, paidMinor: paid[index]!, instead: sizes[index]! }
  })
  const made =
    sizes.length === lines.length
      ? await needs.orderPaidGoods(inside, {
          ...exchangedOrder(order, pieces, now),
          ...{ market: order.market, currency: order.currency, email: order.email, accountId: order.accountId },
          ...{ places: market.choices.warehouses, holder: goodsReturn.id },
        })
      : undefined
  if (!made) {
    await needs.stock.release(inside, goodsReturn.id)
    return 0
  }
  const minor = paid.reduce((sum, part) => sum + part, 0)
  if (made.totalMinor !== minor)
    throw new Fault('exchange.costs-something-else', { returnId: goodsReturn.id, minor, made })
  await needs.exchanges.add(inside, {
    ...{
      returnId: goodsReturn.id,
      orderId: order.id,
      newOrderId: made.id,
      paymentId: made.paymentId,
      minor,
      madeAt: now,
    },
    sourcePaymentId: order.paymentId,
  })
  return minor
}

type Paid = OrderMoney & { readonly lines: readonly OrderPieces[] }
