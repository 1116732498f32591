import { Fault } from '#foundation/fault.ts'
import type { Charge, PaymentMethod, PaymentProvider, ProviderAnswer } from '#server/payments/payment-provider.port.ts'
import type { AdyenSettings } from './adyen-settings.ts'
import { callApi, hadNoEffect } from './checkout-api.ts'
import { adyenLinks, isLink } from './links.ts'
import { moneyBack } from './money-back.ts'
import { readAnswer } from './read-answer.ts'
import { walletScripts } from './wallet-scripts.ts'

export type { AdyenSettings } from './adyen-settings.ts'
export { adyenLinks } from './links.ts'
export { adyenTerminals } from './terminals.ts'

/** Takes payments by card and wallet through Adyen's Checkout API, with plain HTTP requests. */
export function adyenPayments(settings: AdyenSettings): PaymentProvider {
  const { merchantAccount, clientKey, environment, simulated, origins } = settings
  const links = adyenLinks(settings)
  return {
    name: 'adyen',
    setup: { clientKey, environment, simulated, origins, ...(simulated ? {} : { scripts: walletScripts }) },
    takesMoneyAtOnce: true,
    // On the hosted page the shopper may try another card.
    refusalEnds: ({ reference }) => !isLink(reference),

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
      if (isCardWithoutFields(charge)) return onHostedPage(await links.begin(charge, signal))
      const answer = await callApi(settings, {
        path: '/payments',
        body: paymentRequest(merchantAccount, charge),
        idempotencyKey: charge.paymentId,
        signal,
      })
      if (hadNoEffect(answer)) return nothingDone(charge.paymentId)
      if (answer.status !== 200) throw new Fault('adyen.status-unknown', { status: answer.status })
      const read = readAnswer(answer.body)
      if (read.paymentId !== undefined && read.paymentId !== charge.paymentId)
        throw new Fault('adyen.answer-of-another-payment')
      return read
    },

    finish: async (details, _open, signal) => {
      const answer = await callApi(settings, { path: '/payments/details', body: { details }, signal })
      if (hadNoEffect(answer)) return undefined
      if (answer.status !== 200) throw new Fault('adyen.status-unknown', { status: answer.status })
      return readAnswer(answer.body)
    },

    // The status of a payment on the hosted page can be read. Any other payment can only be requested again with its
    // idempotency key.
    readStatus: links.readStatus,

    ...moneyBack(settings),
    voidPayment: links.voidPayment,
  }
}

/** Without script the page has no card fields, so the shopper enters the card on the provider's page. */
const isCardWithoutFields = ({ method }: Charge): boolean =>
  method.type === 'scheme' && Object.keys(method).every((name) => name === 'type' || name === 'sessionId')

const onHostedPage = (answer: ProviderAnswer): ProviderAnswer =>
  answer.action ? { ...answer, action: { ...answer.action, type: 'redirect' } } : answer

/** The provider refused the request and took no money: the shopper may try again. */
const nothingDone = (paymentId: string): ProviderAnswer => ({
  outcome: 'error',
  paymentId,
  reference: undefined,
  reason: 'payment.failed',
})

/** The provider's names of card details in clear. Its own fields in the browser send them encrypted, under other names. */
const clearFields: ReadonlySet<string> = new Set(['number', 'expiryMonth', 'expiryYear', 'cvc'])

const withoutClearCard = (method: Charge['method']): Charge['method'] =>
  Object.fromEntries(Object.entries(method).filter(([name]) => !clearFields.has(name)))

const paymentRequest = (merchantAccount: string, charge: Charge): Readonly<Record<string, unknown>> => ({
  merchantAccount,
  amount: { value: charge.amount.minor, currency: charge.amount.currency },
  reference: charge.paymentId,
  paymentMethod: withoutClearCard(charge.method),
  returnUrl: charge.returnUrl,
  origin: charge.origin,
  channel: 'Web',
  countryCode: charge.country,
  shopperLocale: charge.locale,
  shopperEmail: charge.email,
  shopperInteraction: 'Ecommerce',
  ...(charge.browserInfo ? { browserInfo: charge.browserInfo } : {}),
  ...(charge.shopperAddress === undefined ? {} : { shopperIP: charge.shopperAddress }),
  // Lets the bank ask its question inside our page, if it can.
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
})

function methodOf(method: unknown): PaymentMethod {
  const { type, name, brands, configuration } = method as Readonly<Record<string, unknown>>
  return {
    type: String(type),
    name: String(name),
    brands: Array.isArray(brands) ? brands.map(String) : [],
    ...(typeof configuration === 'object' && configuration !== null
      ? { configuration: configuration as Readonly<Record<string, unknown>> }
      : {}),
  }
}
