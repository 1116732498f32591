import type { BasketResponse } from '#contracts/basket.ts'
import type { PickupPoint, ShippingMethod } from '#contracts/delivery.ts'
import { isId } from '#foundation/ids.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import { type BasketAsk, type Baskets, deliveryAddress, type ReadBasket, reckon } from '#server/basket/index.ts'
import {
  type DeliveryProblem,
  isLocker,
  needsPickupPoint,
  type PickupPoints,
  type WhoseDelivery,
} from '#server/delivery/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { Payment, PaymentMethod, Payments, ProviderNotice } from '#server/payments/index.ts'
import { acceptTerms } from './accept-terms.ts'
import { checkAddress } from './check-address.ts'
import type { CheckoutProblem } from './checkout.problems.ts'
import { chooseDelivery, type DeliveryChoice, placeOf } from './choose-delivery.ts'
import { comeBack, type Return } from './come-back.ts'
import { continueAsGuest, withNewsletter } from './continue-as-guest.ts'
import { type FrozenBasket, frozenResponse } from './frozen-basket.ts'
import { hearNotices } from './hear-notices.ts'
import { freeze, type PayAsk, type PayNeeds, pay } from './pay.ts'
import { recheckPayments } from './recheck-payments.ts'
import { type GivenAddresses, setAddresses } from './set-addresses.ts'
import type { Settled } from './settle.ts'
import { type Progress, readyToPay } from './steps.ts'

export type CheckoutAnswer = Promise<Result<BasketResponse, CheckoutProblem>>

/** A basket about to be paid: frozen, and how it can be paid. */
export interface PaymentStep {
  readonly frozen: FrozenBasket
  readonly methods: readonly PaymentMethod[]
}

/** From basket to order. Every step saves at once, so that reload, Back and a second device lose nothing. */
export interface Checkout {
  /** How far a basket has come; undefined without one. */
  progress(ask: BasketAsk): Promise<(Progress & { readonly response: BasketResponse }) | undefined>
  continueAsGuest(
    ask: BasketAsk,
    given: { readonly email: string; readonly acceptNewsletter?: boolean | undefined },
  ): CheckoutAnswer
  setAddresses(ask: BasketAsk, given: GivenAddresses): CheckoutAnswer
  chooseDelivery(ask: BasketAsk, choice: DeliveryChoice): CheckoutAnswer
  acceptTerms(
    ask: BasketAsk,
    given: { readonly accept: boolean; readonly version?: string | undefined },
  ): CheckoutAnswer
  acceptNewsletter(ask: BasketAsk, wanted: boolean): CheckoutAnswer
  /** Ways the basket can be delivered; where its address could not be delivered to, that is to be corrected first. */
  shippingMethods(ask: WhoseDelivery): Promise<Result<ShippingMethod[], DeliveryProblem>>
  /** Points of a carrier near the delivery address, nearest first. */
  pickupPoints(
    ask: WhoseDelivery,
    carrier: string,
    kind?: 'any' | 'lockers',
  ): Promise<Result<PickupPoint[], DeliveryProblem>>
  paymentStep(ask: BasketAsk): Promise<Result<PaymentStep, CheckoutProblem>>
  pay(ask: PayAsk): Promise<Result<Settled, CheckoutProblem>>
  comeBack(back: Return): Promise<Result<Settled, CheckoutProblem>>
  frozen(id: string): Promise<FrozenBasket | undefined>
  /** A frozen basket as an answer of the basket's calls: for pages shown after the basket itself is closed. */
  frozenResponse(market: Market, frozen: FrozenBasket): BasketResponse
  /** The last attempt to pay a frozen basket, and its order. */
  latestPayment(checkoutBasketId: string): Promise<Settled | undefined>
  /** The attempt of a basket whose outcome is open, or that was paid. */
  alivePayment(basketId: string): Promise<Payment | undefined>
  hear(notices: readonly ProviderNotice[]): Promise<void>
  recheck(): Promise<void>
}

export interface CheckoutNeeds extends PayNeeds {
  readonly baskets: Baskets
  readonly payments: Payments
  readonly methods: (ask: Parameters<PayNeeds['provider']['methods']>[0]) => Promise<readonly PaymentMethod[]>
  readonly pickupPoints: PickupPoints
}

export function checkout(needs: CheckoutNeeds): Checkout {
  const { baskets, clock, payments } = needs

  const progressOf = (ask: BasketAsk, { basket, goods }: ReadBasket): Progress => ({
    basket,
    goods,
    market: ask.market,
    reckoning: reckon(basket, { market: ask.market, goods, now: clock() }),
  })

  const isDigitalOnly = async (ask: BasketAsk): Promise<boolean> => {
    const read = await baskets.read(ask)
    return read !== undefined && progressOf(ask, read).reckoning.isDigital
  }

  return {
    progress: async (ask) => {
      const read = await baskets.read(ask)
      return read && { ...progressOf(ask, read), response: baskets.respond(ask.market, read) }
    },
    continueAsGuest: (ask, given) =>
      baskets.change(ask, (basket) => continueAsGuest(basket, { ...given, now: clock() })),
    setAddresses: async (ask, given) => {
      const nameOnly = !given.billingAddress?.line1 && !given.shippingAddress && (await isDigitalOnly(ask))
      return baskets.change(ask, (basket) => setAddresses(ask.market, basket, given, nameOnly ? 'name-only' : 'whole'))
    },
    chooseDelivery: async (ask, choice) => {
      const read = await baskets.read(ask)
      if (!read) return refused({ code: 'basket.not-found' })
      const { basket } = read
      const { shipments } = progressOf(ask, read).reckoning
      if (choice.shipmentId !== undefined && !shipments.some(({ id }) => id === choice.shipmentId))
        return refused({ code: 'checkout.shipment-unknown' })
      const find = (carrier: string, place: Parameters<PickupPoints['near']>[1]) =>
        needs.pickupPoints.near(carrier, place)
      const chosen = await chooseDelivery({ market: ask.market, pickupPoints: find }, basket, choice)
      if (!chosen.ok) return chosen
      return baskets.change(ask, (basket) => accepted({ ...basket, shipments: chosen.value }))
    },
    acceptTerms: (ask, { accept, version }) =>
      baskets.change(ask, (basket) =>
        acceptTerms(basket, { accept, version, inForce: ask.market.choices.termsVersion, now: clock() }),
      ),
    acceptNewsletter: (ask, wanted) =>
      baskets.change(ask, (basket) => accepted(withNewsletter(basket, wanted, clock()))),
    shippingMethods: async (ask) => {
      const read = await baskets.read(ask)
      if (!read) return refused({ code: 'delivery.basket-not-found' })
      const address = deliveryAddress(read.basket)
      if (address?.line1 && !checkAddress(ask.market.country, address).ok)
        return refused({ code: 'delivery.address-must-be-corrected' })
      return accepted(baskets.respond(ask.market, read).shippingMethods)
    },
    pickupPoints: async (ask, carrier, kind = 'any') => {
      if (
        !ask.market.choices.shippingMethods.some((method) => method.carrier === carrier && needsPickupPoint(method))
      ) {
        return refused({ code: 'delivery.carrier-unknown' })
      }
      const basket = await baskets.find(ask)
      if (!basket) return refused({ code: 'delivery.basket-not-found' })
      const address = deliveryAddress(basket)
      if (!address) return refused({ code: 'delivery.address-missing' })
      const points = await needs.pickupPoints.near(carrier, placeOf(ask.market, address))
      return accepted(kind === 'any' ? points : points.filter(isLocker))
    },
    paymentStep: async (ask) => {
      const read = await baskets.read(ask)
      if (!read) return refused({ code: 'basket.not-found' })
      const ready = readyToPay(progressOf(ask, read))
      if (!ready.ok) return ready
      const frozen = await freeze(needs, ask, read)
      if (!frozen.ok) return frozen
      const amount = { minor: frozen.value.totalMinor, currency: frozen.value.currency }
      const offered = await needs.methods({ amount, country: ask.market.country.code, locale: ask.market.locale })
      const methods = offered.filter(({ type }) => ask.market.choices.paymentTypes.includes(type))
      return accepted({ frozen: frozen.value, methods })
    },
    pay: (ask) => payOffered(needs, ask),
    comeBack: (back) => comeBack(needs, back),
    frozen: (id) => needs.frozen.find(id),
    frozenResponse,
    latestPayment: async (id) => {
      const payment = isId(id) ? await payments.latest(id) : undefined
      return payment && { payment, order: await needs.orders.ofCheckoutBasket(id) }
    },
    alivePayment: async (basketId) =>
      isId(basketId) ? needs.inTransaction((inside) => payments.alive(inside, basketId)) : undefined,
    hear: (notices) => hearNotices(needs, notices),
    recheck: () => recheckPayments(needs),
  }
}

/** A market takes only the payment types it chose. */
const payOffered = async (needs: CheckoutNeeds, ask: PayAsk): Promise<Result<Settled, CheckoutProblem>> =>
  ask.market.choices.paymentTypes.includes(String(ask.method.type))
    ? pay(needs, ask)
    : refused({ code: 'checkout.payment-method-unknown' })
