import type { BasketResponse } from '#contracts/basket.ts'
import type { WireMoney } from '#contracts/money.ts'

/** The lowest delivery price, while no option is chosen and not all are free. Collecting from a store is not counted. */
export function cheapestDelivery({ basket, shippingMethods }: BasketResponse): WireMoney | undefined {
  const prices = shippingMethods.flatMap(({ deliveryType, price }) => (deliveryType === 'store' ? [] : [price]))
  if (basket.shipments.length > 0 || prices.every(({ amount }) => amount === 0)) return undefined
  return prices.reduce((least, price) => (least.amount <= price.amount ? least : price))
}

/** The first day on which the whole basket can arrive: by the chosen delivery, else by the cheapest one, whose price is shown with it. */
export function promisedDay({ basket, cheapestPredictedDeliveryDate }: BasketResponse): string | undefined {
  if (basket.shipments.length === 0) return cheapestPredictedDeliveryDate
  return basket.shipments
    .flatMap(({ predictedDeliveryDate }) => predictedDeliveryDate ?? [])
    .toSorted()
    .at(-1)
}
