import { deliveryCalls, type PickupPoint, type ShippingMethod } from '#contracts/delivery.ts'
import { zero } from '#foundation/money.ts'
import type { Result } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { type DeliveryProblem, deliveryProblems } from './delivery.problems.ts'
import { shippingMethodOnWire, shippingOffers } from './shipping-offers.ts'

export interface WhoseDelivery {
  readonly market: Market
  readonly basketId: string | undefined
}

/** What delivery asks of those who know baskets. */
export interface DeliveryNeeds {
  methodsFor(ask: WhoseDelivery): Promise<Result<ShippingMethod[], DeliveryProblem>>
  pickupPointsFor(ask: WhoseDelivery, carrier: string): Promise<Result<PickupPoint[], DeliveryProblem>>
  readonly clock: () => Date
  readonly words: (market: Market) => Translate
}

export function deliveryRoutes({ methodsFor, pickupPointsFor, clock, words }: DeliveryNeeds): CallGroup {
  return serveCalls(deliveryCalls, deliveryProblems, {
    'GET /api/order/{catalog}/get-shipping-methods': ({ market, query, visitor }) =>
      methodsFor({ market, basketId: query.basketId ?? visitor.basketId }),
    'GET /api/order/{catalog}/get-pickup-points': ({ market, query, visitor }) =>
      pickupPointsFor({ market, basketId: query.basketId ?? visitor.basketId }, query.carrierId),
    'GET /api/order/{catalog}/pdp-shipping-methods': async ({ market }) =>
      productShippingMethods(market, words(market), clock()),
  })
}

/** What a product's page promises: each method at its full price. */
export const productShippingMethods = (market: Market, t: Translate, now: Date): ShippingMethod[] =>
  shippingOffers(market, zero(market.currency), now).map((offer) => shippingMethodOnWire(offer, market, t))
