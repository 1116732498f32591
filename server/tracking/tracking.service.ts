import type { TrackedOrder } from '#contracts/tracking.ts'
import { type Result, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import { type Fulfilments, type Order, type OrderLookUp, orderDetail } from '#server/orders/index.ts'
import type { TrackingProblem } from './tracking.problems.ts'

export interface TrackingNeeds {
  readonly lookUp: OrderLookUp
  readonly fulfilments: Pick<Fulfilments, 'readProgress'>
  readonly words: (market: Market) => Translate
  readonly toggle: (market: Market, key: string) => boolean
}

/** A guest who requests the parcels of an order. */
export interface ParcelLookUp {
  readonly market: Market
  readonly orderNumber: string
  readonly email: string
  /** The client's network address, for the limit. */
  readonly address: string
}

/** Shows guests where the parcels of an order are. */
export interface Tracking {
  isOn(market: Market): boolean
  orderOf(asks: ParcelLookUp): Promise<Result<Order, TrackingProblem>>
  /** In the language of the given market. */
  shown(order: Order, market: Market): Promise<TrackedOrder>
}

export function openTracking(needs: TrackingNeeds): Tracking {
  const isOn = (market: Market) => needs.toggle(market, 'parcelServiceReturnsAndTracking')
  return {
    isOn,

    async orderOf({ market, ...wanted }) {
      return isOn(market) ? needs.lookUp(wanted) : refused({ code: 'tracking.off' })
    },

    async shown(order, market) {
      const progress = await needs.fulfilments.readProgress(order.id)
      const detail = orderDetail(order, true, progress, needs.words(market))
      const { orderNumber, parcelTrackings = [], shippingNotifications, refundedTotal, toRefundTotal } = detail
      return {
        ...{ orderNumber, parcelTrackings },
        trackingUrls: parcelTrackings.flatMap(({ trackingLink }) => trackingLink ?? []),
        cancelledLineItems: shippingNotifications?.cancelledLineItems ?? [],
        ...(refundedTotal ? { refundedTotal } : {}),
        ...(toRefundTotal ? { toRefundTotal } : {}),
      }
    },
  }
}
