import { type CheckoutSettings, checkoutCalls } from '#contracts/checkout.ts'
import { toWire } from '#contracts/money.ts'
import type { PaymentSetup } from '#contracts/payments.ts'
import { zero } from '#foundation/money.ts'
import { accepted, type Result, refused } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import { basketAsked } from '#server/basket/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { ProviderSetup } from '#server/payments/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { basketCookie } from '#server/sessions/index.ts'
import { type CheckoutProblem, checkoutProblems } from './checkout.problems.ts'
import type { Checkout, PaymentStep } from './checkout.ts'
import { paymentResult } from './payment-result.ts'
import type { Settled } from './settle.ts'

export interface CheckoutRoutesNeeds {
  readonly checkout: Checkout
  readonly setup: ProviderSetup
  readonly markets: Pick<Markets, 'find'>
  readonly words: (market: Market) => Translate
  /** The address of a page alias in a market. */
  readonly linkTo: (market: Market, alias: string) => string
  readonly toggles: (market: Market) => Readonly<Record<string, boolean>>
}

export function checkoutRoutes(needs: CheckoutRoutesNeeds): CallGroup {
  const { checkout } = needs
  const told = (market: Market, settled: Settled) =>
    paymentResult(
      {
        receiptUrl: needs.linkTo(market, 'receiptPage'),
        paymentUrl: needs.linkTo(market, 'checkoutPaymentPage'),
        t: needs.words(market),
      },
      settled,
    )
  return serveCalls(checkoutCalls, checkoutProblems, {
    'PUT /api/order/{catalog}/basket/continue-as-guest': (ask) => checkout.continueAsGuest(basketAsked(ask), ask.body),
    'PUT /api/order/{catalog}/basket/address': (ask) => checkout.setAddresses(basketAsked(ask), ask.body),
    'PUT /api/order/{catalog}/basket/shipment': (ask) => checkout.chooseDelivery(basketAsked(ask), ask.body),
    'PUT /api/order/{catalog}/basket/accept-terms': (ask) =>
      checkout.acceptTerms(basketAsked(ask), {
        accept: ask.body.acceptTerms,
        version: ask.body.termsVersion ?? header(ask.headers, 'x-terms-condition-version'),
      }),
    'PUT /api/order/{catalog}/basket/accept-newsletter': (ask) =>
      checkout.acceptNewsletter(basketAsked(ask), ask.body.acceptNewsletter),
    'PUT /api/order/{catalog}/basket/accept-newsletter-and-terms': async (ask) => {
      const said = saidOf(ask.body, ask.query)
      const terms = await checkout.acceptTerms(basketAsked(ask), {
        accept: said.acceptTerms,
        version: ask.body.termsVersion ?? header(ask.headers, 'x-terms-condition-version'),
      })
      if (!terms.ok || said.acceptNewsletter === undefined) return terms
      return checkout.acceptNewsletter(basketAsked(ask), said.acceptNewsletter)
    },
    'GET /api/order/{catalog}/get-with-settings': async (ask) => {
      const progress = await checkout.progress(basketAsked(ask))
      if (!progress) return refused({ code: 'basket.not-found' })
      return accepted({ ...progress.response, settings: settingsOf(ask.market, needs.toggles(ask.market)) })
    },
    'GET /api/order/{catalog}/get-payment-methods': async (ask) => {
      const step = await checkout.paymentStep(basketAsked(ask))
      return step.ok ? accepted(setupOnWire(ask.market, step.value, needs.setup)) : step
    },
    'POST /api/order/{catalog}/basket/create-payment': async (ask) => {
      const { checkoutBasketId, paymentMethod, browserInfo } = ask.body
      const paid = await checkout.pay({ ...basketAsked(ask), checkoutBasketId, method: paymentMethod, browserInfo })
      if (!paid.ok) return paid
      const result = told(ask.market, paid.value)
      if (result.orderId !== undefined) ask.cookies.clear(basketCookie.name)
      return accepted(result)
    },
    'GET /api/order/{catalog}/basket/{checkoutBasketId}/return': async (
      ask,
    ): Promise<Result<ReturnType<typeof told> | { goElsewhere: string }, CheckoutProblem>> => {
      const details = Object.fromEntries(
        Object.entries(ask.query).filter(([, value]) => value !== undefined),
      ) as Record<string, string>
      const back = await checkout.comeBack({ checkoutBasketId: ask.params.checkoutBasketId, details })
      const byBrowser = header(ask.headers, 'accept')?.includes('text/html')
      if (!back.ok) return byBrowser ? accepted({ goElsewhere: needs.linkTo(ask.market, 'checkoutPaymentPage') }) : back
      const market = needs.markets.find(back.value.payment.market) ?? ask.market
      const result = told(market, back.value)
      return accepted(
        byBrowser
          ? { goElsewhere: nextPage(result, needs.linkTo(market, 'checkoutPaymentPage'), ask.params.checkoutBasketId) }
          : result,
      )
    },
  })
}

interface Said {
  readonly acceptNewsletter?: boolean | 'true' | 'false' | undefined
  readonly acceptTerms?: boolean | 'true' | 'false' | undefined
}

/** Consent stands where it was said in the body, else in the query; terms that are not mentioned are not accepted. */
function saidOf(body: Said, query: Said): { acceptTerms: boolean; acceptNewsletter: boolean | undefined } {
  const either = (name: keyof Said) => {
    const value = body[name] ?? query[name]
    return value === undefined ? undefined : String(value) === 'true'
  }
  return { acceptTerms: either('acceptTerms') ?? false, acceptNewsletter: either('acceptNewsletter') }
}

const settingsOf = ({ choices }: Market, toggles: Readonly<Record<string, boolean>>): CheckoutSettings => ({
  termsVersion: choices.termsVersion,
  deliveryDateInCheckout: toggles.deliveryDateInCheckout ?? false,
  splitOrderCheckout: choices.splitShipments,
  authInCheckout: toggles.authInCheckout ?? false,
  addressValidation: toggles.addressValidation ?? false,
  redeemPromoCodeAndGiftCard: toggles.redeemPromoCodeAndGiftCard ?? false,
  billingInAnyCountry: choices.billingInAnyCountry,
})

/** The receipt; or the payment step, told which attempt it is about, since a basket in doubt is closed already. */
const nextPage = (
  { url, orderId, paymentState }: { url?: string | undefined; orderId?: string | undefined; paymentState: string },
  paymentUrl: string,
  id: string,
): string =>
  orderId !== undefined && url !== undefined && paymentState !== 'pending'
    ? url
    : `${paymentUrl}?checkoutbasketid=${id}`

function header(headers: Readonly<Record<string, string | string[] | undefined>>, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

function setupOnWire(market: Market, { frozen, methods }: PaymentStep, setup: ProviderSetup): PaymentSetup {
  return {
    checkoutBasketId: frozen.id,
    showGiftCardPaymentOption: false,
    amountCoveredByGiftCards: toWire(zero(frozen.currency)),
    adyen: {
      clientKey: setup.clientKey,
      locale: market.locale,
      environment: setup.environment,
      checkoutBasketId: frozen.id,
      amount: { value: frozen.totalMinor, currency: frozen.currency },
      paymentMethodsResponse: {
        paymentMethods: methods.map(({ type, name, brands }) => ({
          type,
          name,
          ...(brands.length > 0 ? { brands: [...brands] } : {}),
        })),
      },
    },
  }
}
