import type { OrderSummary } from '#contracts/orders.ts'
import type { Translate } from '#foundation/words.ts'
import { statusTexts } from '../order-detail.ts'
import type { ListedOrder } from './order-history.repository.ts'

/** The delivery state of an order is the newest event of any of its parcels. */
export function orderSummary(order: ListedOrder, t: Translate): OrderSummary {
  const { newest } = order
  const texts = newest && statusTexts(newest, t)
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    orderState: order.state,
    created: order.madeAt.toISOString(),
    total: order.total,
    ...(newest && texts
      ? {
          parcelDeliveryStatusLocaleShort: texts.deliveryStatusLocaleShort,
          parcelDeliveryStatusLocaleLong: texts.deliveryStatusLocaleLong,
          parcelEventType: newest.kind,
          ...(newest.link === null ? {} : { parcelTrackingLink: newest.link }),
        }
      : {}),
  }
}
