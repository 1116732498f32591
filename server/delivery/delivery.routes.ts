import { deliveryCalls, type OfferedMethod, type PickupPoint, type ShippingMethod } from '#contracts/delivery.ts'
import { toWire } from '#contracts/money.ts'
import { money, zero } from '#foundation/money.ts'
import { accepted, type Result } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { type BasketReference, type RequestedBasket, requestedBasket } from '#server/sessions/index.ts'
import { carriersOf } from './carriers.ts'
import { type DeliveryProblem, deliveryProblems } from './delivery.problems.ts'
import { shippingMethodOnWire, shippingOffers } from './shipping-offers.ts'

export interface DeliveryRequest extends RequestedBasket {
  readonly market: Market
}

/** The dependencies of the delivery routes. */
export interface DeliveryNeeds {
  methodsFor(ask: DeliveryRequest): Promise<Result<ShippingMethod[], DeliveryProblem>>
  pickupPointsFor(
    ask: DeliveryRequest,
    carrier: string,
    kind: 'any' | 'lockers',
  ): Promise<Result<PickupPoint[], DeliveryProblem>>
  readonly markets: Pick<Markets, 'open'>
  readonly clock: () => Date
  readonly words: (market: Market) => Translate
}

export function deliveryRoutes({ methodsFor, pickupPointsFor, markets, clock, words }: DeliveryNeeds): CallGroup {
  const whose = (ask: BasketReference & { readonly market: Market }): DeliveryRequest => ({
    market: ask.market,
    ...requestedBasket(ask),
  })
  const wordsOf = (market: Market | undefined) => words(market ?? markets.open[0]!)
  return serveCalls(deliveryCalls, deliveryProblems, {
    'GET /api/order/{catalog}/get-shipping-methods': (ask) => methodsFor(whose(ask)),
    'GET /api/order/{catalog}/get-pickup-points': (ask) => pickupPointsFor(whose(ask), ask.query.carrierId, 'any'),
    'GET /api/order/{catalog}/basket/get-packstations': (ask) =>
      pickupPointsFor(whose(ask), ask.query.carrierId, 'lockers'),
    'GET /api/order/{catalog}/shipping-providers': async (ask) => {
      const methods = await methodsFor(whose(ask))
      return methods.ok ? accepted(carriersOf(methods.value)) : methods
    },
    'GET /api/order/shipping-methods': async ({ market }) => offeredMethods(markets.open, wordsOf(market)),
    'GET /api/order/shipping-methods-for-dropdown': async ({ market }) => {
      const byId = new Map(offeredMethods(markets.open, wordsOf(market)).map(({ id, name }) => [id, { id, name }]))
      return [...byId.values()]
    },
    'GET /api/order/{catalog}/pdp-shipping-methods': async ({ market }) =>
      productShippingMethods(market, words(market), clock()),
  })
}

/** The methods with names in the language of the visitor and prices in the currency of the market. */
const offeredMethods = (open: readonly Market[], t: Translate): OfferedMethod[] =>
  open.flatMap(({ id: market, country, currency, choices }) =>
    choices.shippingMethods.map(({ id, name, carrier, deliveryType, priceMinor }) => ({
      id,
      name: t(name),
      country: country.code,
      market,
      carrier,
      deliveryType,
      price: toWire(money(priceMinor, currency)),
    })),
  )

/** The delivery methods shown on a product page, each at its full price. */
export const productShippingMethods = (market: Market, t: Translate, now: Date): ShippingMethod[] =>
  shippingOffers(market, zero(market.currency), now).map((offer) => shippingMethodOnWire(offer, market, t))
