import type { BasketResponse } from '#contracts/basket.ts'
import type { WireMoney } from '#contracts/money.ts'

/** The lowest delivery price, if no option is chosen yet and at least one option is not free. Store pickup is not counted. */
export function cheapestDelivery({ basket, shippingMethods }: BasketResponse): WireMoney | undefined {
  const prices = shippingMethods.flatMap(({ deliveryType, price }) => (deliveryType === 'store' ? [] : [price]))
  if (basket.shipments.length > 0 || prices.every(({ amount }) => amount === 0)) return undefined
  return prices.reduce((least, price) => (least.amount <= price.amount ? least : price))
}

/** The day on which the whole basket has arrived, with the chosen delivery or the cheapest, whose price is shown with it. */
export function promisedDay({ basket, cheapestPredictedDeliveryDate }: BasketResponse): string | undefined {
  if (basket.shipments.length === 0) return cheapestPredictedDeliveryDate
  return basket.shipments
    .flatMap(({ predictedDeliveryDate }) => predictedDeliveryDate ?? [])
    .toSorted()
    .at(-1)
}
