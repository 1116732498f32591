import { Fault } from '#foundation/fault.ts'
import type { Charge, PaymentMethod, PaymentProvider, ProviderAnswer } from '#server/payments/payment-provider.port.ts'
import { type ApiKeys, callApi, didNothing } from './checkout-api.ts'
import { readAnswer } from './read-answer.ts'
import { readNotification } from './read-notification.ts'

export interface AdyenSettings extends ApiKeys {
  readonly merchantAccount: string
  /** 64 hexadecimal digits. */
  readonly hmacKey: string
  readonly clientKey: string
  readonly environment: 'test' | 'live'
  readonly simulated: boolean
  /** Hosts a browser is sent to: redirects, challenges. */
  readonly origins: readonly string[]
}

/** Takes payments through Adyen's Checkout API, by plain requests. */
export function adyenPayments(settings: AdyenSettings): PaymentProvider {
  const { merchantAccount, clientKey, environment, simulated, origins } = settings
  return {
    name: 'adyen',
    setup: { clientKey, environment, simulated, origins },

    methods: async ({ amount, country, locale }, signal) => {
      const body = {
        merchantAccount,
        amount: { value: amount.minor, currency: amount.currency },
        countryCode: country,
        shopperLocale: locale,
        channel: 'Web',
      }
      const answer = await callApi(settings, { path: '/paymentMethods', body, signal })
      if (answer.status !== 200 || !Array.isArray(answer.body.paymentMethods))
        throw new Fault('adyen.no-methods', { status: answer.status })
      return answer.body.paymentMethods.map(methodOf)
    },

    begin: async (charge, signal) => {
      const answer = await callApi(settings, {
        path: '/payments',
        body: paymentRequest(merchantAccount, charge),
        idempotencyKey: charge.paymentId,
        signal,
      })
      if (didNothing(answer)) return nothingDone(charge.paymentId)
      if (answer.status !== 200) throw new Fault('adyen.status-unknown', { status: answer.status })
      const read = readAnswer(answer.body)
      if (read.paymentId !== undefined && read.paymentId !== charge.paymentId)
        throw new Fault('adyen.answer-of-another-payment')
      return read
    },

    finish: async (details, signal) => {
      const answer = await callApi(settings, { path: '/payments/details', body: { details }, signal })
      if (didNothing(answer)) return undefined
      if (answer.status !== 200) throw new Fault('adyen.status-unknown', { status: answer.status })
      return readAnswer(answer.body)
    },

    giveBack: async ({ paymentId, reference }, signal) => {
      const path = reference === null ? '/cancels' : `/payments/${encodeURIComponent(reference)}/reversals`
      const body = {
        merchantAccount,
        reference: paymentId,
        ...(reference === null ? { paymentReference: paymentId } : {}),
      }
      const answer = await callApi(settings, { path, body, idempotencyKey: `back-${paymentId}`, signal })
      if (answer.body.status !== 'received')
        throw new Fault('adyen.not-given-back', { paymentId, status: answer.status })
    },

    read: (notification) => readNotification(settings, notification),
  }
}

/** The provider understood and took nothing: the shopper may try again. */
const nothingDone = (paymentId: string): ProviderAnswer => ({
  outcome: 'error',
  paymentId,
  reference: undefined,
  reason: 'payment.failed',
})

const paymentRequest = (merchantAccount: string, charge: Charge): Readonly<Record<string, unknown>> => ({
  merchantAccount,
  amount: { value: charge.amount.minor, currency: charge.amount.currency },
  reference: charge.paymentId,
  paymentMethod: charge.method,
  returnUrl: charge.returnUrl,
  origin: charge.origin,
  channel: 'Web',
  countryCode: charge.country,
  shopperLocale: charge.locale,
  shopperEmail: charge.email,
  shopperInteraction: 'Ecommerce',
  ...(charge.browserInfo ? { browserInfo: charge.browserInfo } : {}),
})

function methodOf(method: unknown): PaymentMethod {
  const { type, name, brands } = method as { type?: unknown; name?: unknown; brands?: unknown }
  return { type: String(type), name: String(name), brands: Array.isArray(brands) ? brands.map(String) : [] }
}
