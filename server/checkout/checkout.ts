import type { BasketResponse } from '#contracts/basket.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import {
  type Basket,
  type BasketRequest,
  type Baskets,
  calculateTotals,
  type ReadBasket,
} from '#server/basket/index.ts'
import type { PickupPoints } from '#server/delivery/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { CheckoutProblem } from './checkout.problems.ts'
import { type FrozenBasket, frozenResponse } from './payment/frozen-basket.ts'
import { type Paying, type PayingNeeds, paying } from './payment/paying.ts'
import { acceptTerms } from './steps/accept-terms.ts'
import { type CheckoutAnswer, type ConsentNeeds, changeConsentOf } from './steps/change-consent.ts'
import { chooseDelivery, type DeliveryChoice } from './steps/choose-delivery.ts'
import { continueAsGuest, withNewsletter, withNewsletterAsked } from './steps/continue-as-guest.ts'
import { type DeliveryOffers, deliveryOffers, pointsToChooseFrom } from './steps/delivery-offers.ts'
import { quoteTaxes } from './steps/quote-taxes.ts'
import { type GivenAddresses, setAddresses } from './steps/set-addresses.ts'
import type { Progress } from './steps/steps.ts'

/** The checkout. Every step is saved immediately, so that a reload, Back or another device loses nothing. */
export interface Checkout extends Paying, DeliveryOffers {
  /** The basket as its calls return it; a caller who knows only the id gets just its goods and sums. */
  show(ask: BasketRequest): Promise<BasketResponse | undefined>
  /** The checkout progress of the caller's own basket; undefined without a basket. */
  progress(ask: BasketRequest): Promise<(Progress & { readonly response: BasketResponse }) | undefined>
  continueAsGuest(
    ask: BasketRequest,
    given: {
      readonly email: string
      readonly acceptNewsletter?: boolean | undefined
      readonly newsletterAsked?: boolean | undefined
    },
  ): CheckoutAnswer
  setAddresses(ask: BasketRequest, given: GivenAddresses): CheckoutAnswer
  chooseDelivery(ask: BasketRequest, choice: DeliveryChoice): CheckoutAnswer
  acceptTerms(
    ask: BasketRequest,
    given: { readonly accept: boolean; readonly version?: string | undefined },
  ): CheckoutAnswer
  acceptNewsletter(ask: BasketRequest, wanted: boolean): CheckoutAnswer
  /** Remembers that the shopper was asked for the newsletter, so that no later step asks again. */
  markNewsletterAsked(ask: BasketRequest): CheckoutAnswer
  frozen(id: string): Promise<FrozenBasket | undefined>
  /** A frozen basket in the format of the basket calls, for pages shown after the basket itself is closed. */
  frozenResponse(market: Market, frozen: FrozenBasket): BasketResponse
}

export interface CheckoutNeeds extends PayingNeeds, ConsentNeeds {
  readonly baskets: Baskets
  readonly pickupPoints: PickupPoints
}

const progressOf = (ask: BasketRequest, { basket, goods }: ReadBasket, now: Date): Progress => ({
  ...{ basket, goods, market: ask.market },
  calculation: calculateTotals(basket, { market: ask.market, goods, now }),
})

export function checkout(needs: CheckoutNeeds): Checkout {
  const { baskets, clock } = needs
  const changeConsent = changeConsentOf(needs)

  return {
    show: baskets.show,
    progress: async (ask) => {
      const read = await baskets.read(ask)
      return read.ok
        ? { ...progressOf(ask, read.value, clock()), response: baskets.respond(ask.market, read.value) }
        : undefined
    },
    continueAsGuest: (ask, given) =>
      changeConsent(ask, (basket) => continueAsGuest(basket, { ...given, now: clock() })),
    setAddresses: async (ask, given) => {
      const nameOnly = !given.billingAddress?.line1 && !given.shippingAddress && (await isDigitalOnly(needs, ask))
      const form = nameOnly ? 'name-only' : 'whole'
      return withTaxes(needs, ask, await baskets.change(ask, (basket) => setAddresses(ask.market, basket, given, form)))
    },
    chooseDelivery: async (ask, choice) => {
      const near = await pointsToChooseFrom(needs, ask, choice)
      const changed = await baskets.change(ask, (basket, goods): Result<Basket, CheckoutProblem> => {
        const isKnown = ({ id }: { readonly id: string }) => id === choice.shipmentId
        if (
          choice.shipmentId !== undefined &&
          !progressOf(ask, { basket, goods }, clock()).calculation.shipments.some(isKnown)
        )
          return refused({ code: 'checkout.shipment-unknown' })
        const chosen = chooseDelivery(ask.market, basket, choice, near)
        return chosen.ok ? accepted({ ...basket, shipments: chosen.value }) : chosen
      })
      return withTaxes(needs, ask, changed)
    },
    acceptTerms: (ask, { accept, version }) =>
      baskets.change(ask, (basket) =>
        acceptTerms(basket, { accept, version, inForce: ask.market.choices.termsVersion, now: clock() }),
      ),
    acceptNewsletter: (ask, wanted) =>
      changeConsent(ask, (basket) => accepted(withNewsletter(basket, wanted, clock()))),
    markNewsletterAsked: (ask) => baskets.change(ask, (basket) => accepted(withNewsletterAsked(basket))),
    ...deliveryOffers(needs),
    frozen: (id) => needs.frozen.find(id),
    frozenResponse,
    ...paying(needs),
  }
}

async function isDigitalOnly(
  { baskets, clock }: Pick<CheckoutNeeds, 'baskets' | 'clock'>,
  ask: BasketRequest,
): Promise<boolean> {
  const read = await baskets.read(ask)
  return read.ok && progressOf(ask, read.value, clock()).calculation.isDigital
}

/** The response with the taxes of the tax service, if the market uses one. */
async function withTaxes<Problem>(
  needs: CheckoutNeeds,
  ask: BasketRequest,
  changed: Result<BasketResponse, Problem>,
): Promise<Result<BasketResponse, Problem>> {
  const { baskets } = needs
  if (!changed.ok || !needs.taxService(ask.market)) return changed
  const read = await baskets.read(ask)
  return read.ok ? accepted(baskets.respond(ask.market, await quoteTaxes(needs, ask, read.value))) : changed
}
