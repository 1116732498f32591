import type { BasketResponse } from '#contracts/basket.ts'
import type { PickupPoint, ShippingMethod } from '#contracts/delivery.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import {
  type Basket,
  type BasketRequest,
  type Baskets,
  calculateTotals,
  deliveryAddress,
  type NotOpened,
  type ReadBasket,
} from '#server/basket/index.ts'
import {
  type DeliveryProblem,
  isLocker,
  needsPickupPoint,
  type PickupPoints,
  type WhoseDelivery,
} from '#server/delivery/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { CheckoutProblem } from './checkout.problems.ts'
import { type FrozenBasket, frozenResponse } from './payment/frozen-basket.ts'
import { type Paying, type PayingNeeds, paying } from './payment/paying.ts'
import { acceptTerms } from './steps/accept-terms.ts'
import { checkAddress } from './steps/check-address.ts'
import { chooseDelivery, type DeliveryChoice, placeOf } from './steps/choose-delivery.ts'
import { continueAsGuest, withNewsletter } from './steps/continue-as-guest.ts'
import { quoteTaxes } from './steps/quote-taxes.ts'
import { type GivenAddresses, setAddresses } from './steps/set-addresses.ts'
import type { Progress } from './steps/steps.ts'

export type CheckoutAnswer = Promise<Result<BasketResponse, CheckoutProblem>>

/** The checkout. Every step is saved at once, so that reload, Back and a second device lose nothing. */
export interface Checkout extends Paying {
  /** The basket as shown in its calls; for a caller with the id only, its goods and sums. */
  show(ask: BasketRequest): Promise<BasketResponse | undefined>
  /** The checkout progress of the caller's own basket; undefined without a basket. */
  progress(ask: BasketRequest): Promise<(Progress & { readonly response: BasketResponse }) | undefined>
  continueAsGuest(
    ask: BasketRequest,
    given: { readonly email: string; readonly acceptNewsletter?: boolean | undefined },
  ): CheckoutAnswer
  setAddresses(ask: BasketRequest, given: GivenAddresses): CheckoutAnswer
  chooseDelivery(ask: BasketRequest, choice: DeliveryChoice): CheckoutAnswer
  acceptTerms(
    ask: BasketRequest,
    given: { readonly accept: boolean; readonly version?: string | undefined },
  ): CheckoutAnswer
  acceptNewsletter(ask: BasketRequest, wanted: boolean): CheckoutAnswer
  /** The delivery methods of the basket. An undeliverable address must be corrected first. */
  shippingMethods(ask: WhoseDelivery): Promise<Result<ShippingMethod[], DeliveryProblem>>
  /** Points of a carrier near the delivery address, nearest first. */
  pickupPoints(
    ask: WhoseDelivery,
    carrier: string,
    kind?: 'any' | 'lockers',
  ): Promise<Result<PickupPoint[], DeliveryProblem>>
  frozen(id: string): Promise<FrozenBasket | undefined>
  /** A frozen basket as an answer of the basket's calls: for pages shown after the basket itself is closed. */
  frozenResponse(market: Market, frozen: FrozenBasket): BasketResponse
}

export interface CheckoutNeeds extends PayingNeeds {
  readonly baskets: Baskets
  readonly pickupPoints: PickupPoints
}

const notDelivered = ({ code }: NotOpened): DeliveryProblem => ({
  code: code === 'basket.not-yours' ? 'delivery.basket-not-yours' : 'delivery.basket-not-found',
})

export function checkout(needs: CheckoutNeeds): Checkout {
  const { baskets, clock } = needs

  const progressOf = (ask: BasketRequest, { basket, goods }: ReadBasket): Progress => ({
    basket,
    goods,
    market: ask.market,
    calculation: calculateTotals(basket, { market: ask.market, goods, now: clock() }),
  })

  /** The pickup points to choose from; none for home delivery. */
  const pointsFor = async (ask: BasketRequest, choice: DeliveryChoice): Promise<readonly PickupPoint[]> => {
    const method = ask.market.choices.shippingMethods.find(({ id }) => id === choice.shippingMethodId)
    if (!method || !choice.pickupPointId || !needsPickupPoint(method)) return []
    const basket = await baskets.find(ask)
    const address = basket.ok ? deliveryAddress(basket.value) : undefined
    const isWhole = address?.line1 && checkAddress(ask.market.country, address).ok
    return isWhole ? needs.pickupPoints.near(method.carrier, placeOf(ask.market, address)) : []
  }

  /** The response with the taxes of the tax service, if the market uses one. */
  const withTaxes = async <Problem>(
    ask: BasketRequest,
    changed: Result<BasketResponse, Problem>,
  ): Promise<Result<BasketResponse, Problem>> => {
    if (!changed.ok || !needs.taxService(ask.market)) return changed
    const read = await baskets.read(ask)
    return read.ok ? accepted(baskets.respond(ask.market, await quoteTaxes(needs, ask, read.value))) : changed
  }

  const isDigitalOnly = async (ask: BasketRequest): Promise<boolean> => {
    const read = await baskets.read(ask)
    return read.ok && progressOf(ask, read.value).calculation.isDigital
  }

  return {
    show: baskets.show,
    progress: async (ask) => {
      const read = await baskets.read(ask)
      return read.ok ? { ...progressOf(ask, read.value), response: baskets.respond(ask.market, read.value) } : undefined
    },
    continueAsGuest: (ask, given) =>
      baskets.change(ask, (basket) => continueAsGuest(basket, { ...given, now: clock() })),
    setAddresses: async (ask, given) => {
      const nameOnly = !given.billingAddress?.line1 && !given.shippingAddress && (await isDigitalOnly(ask))
      const form = nameOnly ? 'name-only' : 'whole'
      return withTaxes(ask, await baskets.change(ask, (basket) => setAddresses(ask.market, basket, given, form)))
    },
    chooseDelivery: async (ask, choice) => {
      const near = await pointsFor(ask, choice)
      const changed = await baskets.change(ask, (basket, goods): Result<Basket, CheckoutProblem> => {
        const isKnown = ({ id }: { readonly id: string }) => id === choice.shipmentId
        if (choice.shipmentId !== undefined && !progressOf(ask, { basket, goods }).calculation.shipments.some(isKnown))
          return refused({ code: 'checkout.shipment-unknown' })
        const chosen = chooseDelivery(ask.market, basket, choice, near)
        return chosen.ok ? accepted({ ...basket, shipments: chosen.value }) : chosen
      })
      return withTaxes(ask, changed)
    },
    acceptTerms: (ask, { accept, version }) =>
      baskets.change(ask, (basket) =>
        acceptTerms(basket, { accept, version, inForce: ask.market.choices.termsVersion, now: clock() }),
      ),
    acceptNewsletter: (ask, wanted) =>
      baskets.change(ask, (basket) => accepted(withNewsletter(basket, wanted, clock()))),
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
      const points = await needs.pickupPoints.near(carrier, placeOf(ask.market, address))
      return accepted(kind === 'any' ? points : points.filter(isLocker))
    },
    frozen: (id) => needs.frozen.find(id),
    frozenResponse,
    ...paying(needs),
  }
}
