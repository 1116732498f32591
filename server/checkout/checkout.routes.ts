import type { BasketResponse } from '#contracts/basket.ts'
import { type CheckoutSettings, checkoutCalls } from '#contracts/checkout.ts'
import { toWire } from '#contracts/money.ts'
import { money } from '#foundation/money.ts'
import { accepted, refused } from '#foundation/result.ts'
import { basketRequest, renewing } from '#server/basket/index.ts'
import type { Market } from '#server/markets/index.ts'
import { acceptedIn } from '#server/payments/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { checkoutProblems } from './checkout.problems.ts'
import type { Checkout } from './checkout.ts'

export interface CheckoutRoutesNeeds {
  readonly checkout: Checkout
  readonly toggles: (market: Market) => Readonly<Record<string, boolean>>
}

export function checkoutRoutes(needs: CheckoutRoutesNeeds): CallGroup {
  const { checkout } = needs
  return serveCalls(checkoutCalls, checkoutProblems, {
    'PUT /api/order/{catalog}/basket/continue-as-guest': (ask) =>
      renewing(ask, checkout.continueAsGuest(basketRequest(ask), ask.body)),
    'PUT /api/order/{catalog}/basket/address': (ask) =>
      renewing(ask, checkout.setAddresses(basketRequest(ask), ask.body)),
    'PUT /api/order/{catalog}/basket/shipment': (ask) =>
      renewing(ask, checkout.chooseDelivery(basketRequest(ask), ask.body)),
    'PUT /api/order/{catalog}/basket/accept-terms': (ask) =>
      renewing(
        ask,
        checkout.acceptTerms(basketRequest(ask), {
          accept: ask.body.acceptTerms,
          version: ask.body.termsVersion ?? header(ask.headers, 'x-terms-condition-version'),
        }),
      ),
    'PUT /api/order/{catalog}/basket/accept-newsletter': (ask) =>
      renewing(ask, checkout.acceptNewsletter(basketRequest(ask), ask.body.acceptNewsletter)),
    'PUT /api/order/{catalog}/basket/accept-newsletter-and-terms': async (ask) => {
      const consent = consentFieldsOf(ask.body, ask.query)
      const version = ask.body.termsVersion ?? header(ask.headers, 'x-terms-condition-version')
      const agreed = { accept: consent.acceptTerms, version }
      const terms = await renewing(ask, checkout.acceptTerms(basketRequest(ask), agreed))
      if (!terms.ok || consent.acceptNewsletter === undefined) return terms
      return checkout.acceptNewsletter(basketRequest(ask), consent.acceptNewsletter)
    },
    'GET /api/order/{catalog}/get-with-settings': async (ask) => {
      const response = await checkout.show(basketRequest(ask))
      if (!response) return refused({ code: 'basket.not-found' })
      return accepted({ ...response, settings: settingsOf(ask.market, needs.toggles(ask.market), response) })
    },
  })
}

interface ConsentFields {
  readonly acceptNewsletter?: boolean | 'true' | 'false' | undefined
  readonly acceptTerms?: boolean | 'true' | 'false' | undefined
}

/** Consent is read from the body, else from the query. Missing terms are not accepted. */
function consentFieldsOf(
  body: ConsentFields,
  query: ConsentFields,
): { acceptTerms: boolean; acceptNewsletter: boolean | undefined } {
  const either = (name: keyof ConsentFields) => {
    const value = body[name] ?? query[name]
    return value === undefined ? undefined : String(value) === 'true'
  }
  return { acceptTerms: either('acceptTerms') ?? false, acceptNewsletter: either('acceptNewsletter') }
}

const settingsOf = (
  market: Market,
  toggles: Readonly<Record<string, boolean>>,
  { minimumThreshold, maximumThreshold }: BasketResponse,
): CheckoutSettings => ({
  countries: [market.country.code],
  freightValue:
    market.choices.freeFreightMinor === null ? null : toWire(money(market.choices.freeFreightMinor, market.currency)),
  thresholds: { minimumThreshold, maximumThreshold },
  showGiftCardPaymentOption: toggles.redeemPromoCodeAndGiftCard ?? false,
  paymentTypes: [...acceptedIn(market)],
  termsVersion: market.choices.termsVersion,
  deliveryDateInCheckout: toggles.deliveryDateInCheckout ?? false,
  splitOrderCheckout: market.choices.splitShipments,
  authInCheckout: toggles.authInCheckout ?? false,
  addressValidation: toggles.addressValidation ?? false,
  redeemPromoCodeAndGiftCard: toggles.redeemPromoCodeAndGiftCard ?? false,
  billingInAnyCountry: market.choices.billingInAnyCountry,
})

function header(headers: Readonly<Record<string, string | string[] | undefined>>, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
