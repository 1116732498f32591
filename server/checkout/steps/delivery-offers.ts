import type { PickupPoint, ShippingMethod } from '#contracts/delivery.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type BasketRequest, type Baskets, deliveryAddress, type NotOpened } from '#server/basket/index.ts'
import {
  type DeliveryProblem,
  type DeliveryRequest,
  isLocker,
  needsPickupPoint,
  type PickupPoints,
} from '#server/delivery/index.ts'
import { checkAddress } from './check-address.ts'
import { type DeliveryChoice, placeOf } from './choose-delivery.ts'

/** The ways in which a basket can be delivered. */
export interface DeliveryOffers {
  /** The delivery methods of the basket. An undeliverable address must be corrected first. */
  shippingMethods(ask: DeliveryRequest): Promise<Result<ShippingMethod[], DeliveryProblem>>
  /** Points of a carrier near the delivery address, nearest first. */
  pickupPoints(
    ask: DeliveryRequest,
    carrier: string,
    kind?: 'any' | 'lockers',
  ): Promise<Result<PickupPoint[], DeliveryProblem>>
}

export interface DeliveryOffersNeeds {
  readonly baskets: Baskets
  readonly pickupPoints: PickupPoints
}

export function deliveryOffers({ baskets, pickupPoints }: DeliveryOffersNeeds): DeliveryOffers {
  return {
    shippingMethods: async (ask) => {
      const read = await baskets.read(ask)
      if (!read.ok) return refused(notDelivered(read.problem))
      const address = deliveryAddress(read.value.basket)
      if (address?.line1 && !checkAddress(ask.market.country, address).ok)
        return refused({ code: 'delivery.address-must-be-corrected' })
      return accepted(baskets.respond(ask.market, read.value).shippingMethods)
    },
    pickupPoints: async (ask, carrier, kind = 'any') => {
      if (
        !ask.market.choices.shippingMethods.some((method) => method.carrier === carrier && needsPickupPoint(method))
      ) {
        return refused({ code: 'delivery.carrier-unknown' })
      }
      const basket = await baskets.find(ask)
      if (!basket.ok) return refused(notDelivered(basket.problem))
      const address = deliveryAddress(basket.value)
      if (!address) return refused({ code: 'delivery.address-missing' })
      const points = await pickupPoints.near(carrier, placeOf(ask.market, address))
      return accepted(kind === 'any' ? points : points.filter(isLocker))
    },
  }
}

const notDelivered = ({ code }: NotOpened): DeliveryProblem => ({
  code: code === 'basket.not-yours' ? 'delivery.basket-not-yours' : 'delivery.basket-not-found',
})

/** The pickup points to choose from; none for home delivery. */
export async function pointsToChooseFrom(
  { baskets, pickupPoints }: DeliveryOffersNeeds,
  ask: BasketRequest,
  choice: DeliveryChoice,
): Promise<readonly PickupPoint[]> {
  const method = ask.market.choices.shippingMethods.find(({ id }) => id === choice.shippingMethodId)
  if (!method || !choice.pickupPointId || !needsPickupPoint(method)) return []
  const basket = await baskets.find(ask)
  const address = basket.ok ? deliveryAddress(basket.value) : undefined
  const isWhole = address?.line1 && checkAddress(ask.market.country, address).ok
  return isWhole ? pickupPoints.near(method.carrier, placeOf(ask.market, address)) : []
}
