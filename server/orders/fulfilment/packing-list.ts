import { orderAmounts } from '../messages/order-amounts.ts'
import type { OpenOrder } from './fulfilments.ts'
import { leftOf, type SomePieces } from './order-pieces.ts'

/** The packing list for a warehouse or store: the goods, the delivery method, the address, and the amounts of the whole order. */
export function packingList(order: OpenOrder, place: string): Readonly<Record<string, unknown>> {
  const { orderNumber, market, currency, email, content } = order
  const shipment = content.shipments.find(({ id }) => id === place) ?? content.shipments[0]
  return {
    kind: 'pack',
    orderNumber,
    place,
    market,
    currency,
    email,
    shippingMethodId: shipment?.shippingMethodId,
    shippingMethodName: shipment?.shippingMethodName,
    ...(shipment?.pickupPointId === undefined
      ? {}
      : { pickupPointId: shipment.pickupPointId, pickupPointAddress: shipment.pickupPointAddress }),
    ...(shipment?.carrierPostNumber === undefined ? {} : { carrierPostNumber: shipment.carrierPostNumber }),
    predictedDeliveryDate: shipment?.predictedDeliveryDate,
    shippingAddress: content.shippingAddress ?? content.billingAddress,
    lines: leftIn(order, place),
    order: orderAmounts(order),
  }
}

/** The cancellation for a place that may already have the packing list. */
export const cancellingList = (
  { orderNumber, content, lines }: OpenOrder,
  place: string,
  cancelled: readonly SomePieces[],
): Readonly<Record<string, unknown>> => ({
  kind: 'cancel',
  orderNumber,
  place,
  lines: cancelled.flatMap(({ lineItemId, quantity }) =>
    lines
      .filter((line) => line.lineId === lineItemId && line.place === place)
      .map(({ sku }) => ({ ...namesOf(content, lineItemId), lineItemId, sku, quantity })),
  ),
})

/** The message that tells a place to hold the goods back, or to send them now. */
export const holdingList = (
  order: OpenOrder,
  place: string,
  kind: 'hold' | 'go-on',
): Readonly<Record<string, unknown>> => ({
  kind,
  orderNumber: order.orderNumber,
  place,
  lines: leftIn(order, place),
})

/** The lines a place has not sent yet. */
const leftIn = ({ content, lines }: OpenOrder, place: string): object[] =>
  lines
    .filter((line) => line.place === place && leftOf(line) > 0)
    .map((line) => ({
      ...namesOf(content, line.lineId),
      lineItemId: line.lineId,
      sku: line.sku,
      quantity: leftOf(line),
    }))

function namesOf({ lines }: OpenOrder['content'], lineId: string): object {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) return {}
  const { name, ean, variant, totalPrice } = line
  return { name, ean, size: variant.size, length: variant.length, totalPrice }
}
