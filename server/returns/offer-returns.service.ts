import type { Order } from '#server/orders/index.ts'
import { returnNumberOf } from './return.ts'
import { namedPieces } from './return-on-wire.ts'
import { returnableOf } from './returnable.ts'
import type { Returns } from './returns.ts'
import type { ReturnsNeeds } from './returns-needs.ts'
import { marketOf, shownReturn } from './shown-return.service.ts'

/** What can be returned from an order, in which ways and for which other sizes, and its returns so far. */
export const offerReturns =
  (needs: ReturnsNeeds): Returns['offer'] =>
  async (order: Order) => {
    const { fulfilments, stored } = needs
    const market = marketOf(needs, order)
    const t = needs.words(market)
    const [open, progress, returns] = await Promise.all([
      fulfilments.read(order.id),
      fulfilments.readProgress(order.id),
      stored.ofOrder(order.id),
    ])
    const rules = market.choices.returns
    const today = { now: needs.clock(), timeZone: market.country.timeZone, rules }
    const lines = returnableOf(open?.lines ?? [], progress.parcels, returns, today)
    const skuOf = new Map(order.content.lines.map(({ id, sku }) => [id, sku]))
    const asked = lines.filter(({ returnable }) => returnable > 0).flatMap((it) => skuOf.get(it.lineItemId) ?? [])
    const sizes = await needs.otherSizes(market, [...new Set(asked)])
    return {
      orderNumber: order.orderNumber,
      returnNumber: returnNumberOf(order.orderNumber, returns.length + 1),
      lines: lines.map(({ lineItemId, ...returnable }) => {
        const line = order.content.lines.find(({ id }) => id === lineItemId)
        const pieces = namedPieces(order, { lineItemId, quantity: line?.quantity ?? 0 }, t)
        const others = (sizes.get(pieces.sku) ?? []).filter((size) => size.sku !== pieces.sku && size.pieces > 0)
        return {
          ...{ ...pieces, ...(line ? { imageUrl: line.imageUrl } : {}), ...returnable },
          ...(others.length > 0 ? { sizes: others.map(({ sku, name }) => ({ sku, name })) } : {}),
        }
      }),
      ways: [...rules.ways],
      returns: await Promise.all(returns.map((one) => shownReturn(needs, order, one))),
      ...(rules.portalUrl === undefined ? {} : { returnPortalUrl: rules.portalUrl }),
    }
  }
