import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { OrderProgress } from './fulfilment/fulfilments.ts'
import type { Order } from './order.ts'
import { orderDetail } from './order-detail.ts'
import type { OrdersRoutesNeeds } from './orders-needs.ts'

export type OrderAnswers = ReturnType<typeof orderAnswers>

/** Orders in the format of the calls, with the progress of their pieces. */
export function orderAnswers(needs: OrdersRoutesNeeds) {
  const marketOf = (order: Order): Market => needs.markets.find(order.market) ?? needs.markets.open[0]!
  const detailOf = (order: Order, personal: boolean, progress: OrderProgress) => {
    const market = marketOf(order)
    return {
      order: orderDetail(order, personal, progress, needs.words(market)),
      ...needs.portals(market),
      trackingUrls: personal ? linksOf(progress) : [],
    }
  }
  return {
    detailOf,
    storedDetailOf: async (order: Order, personal: boolean, inside?: Database) =>
      detailOf(order, personal, await needs.fulfilments.readProgress(order.id, inside)),
  }
}

const linksOf = ({ parcels }: OrderProgress): string[] =>
  parcels.flatMap(({ trackingLink }) => (trackingLink === null ? [] : [trackingLink]))
