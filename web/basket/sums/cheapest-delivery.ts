import type { BasketResponse } from '#contracts/basket.ts'
import type { WireMoney } from '#contracts/money.ts'

/** What delivery costs at least, as long as no way of it is chosen and not all of them are free. */
export function cheapestDelivery({ basket, shippingMethods }: BasketResponse): WireMoney | undefined {
  if (basket.shipments.length > 0 || shippingMethods.every(({ price }) => price.amount === 0)) return undefined
  return shippingMethods
    .map(({ price }) => price)
    .reduce<WireMoney | undefined>((least, price) => (least && least.amount <= price.amount ? least : price), undefined)
}
