import type { AcceptedPaymentType, PaymentIconKind } from '#contracts/payments.ts'
import type { Market } from '#server/markets/index.ts'

/**
 * Payment types by the providers' names (`applepay`), with our name (`apple-pay`) and its logos. The names that shoppers read are in
 * `foundation/payment-method-name.ts`, those of logos in `web/payments/mark-names.ts`.
 */
const knownPaymentTypes: Readonly<
  Record<string, { readonly type: AcceptedPaymentType; readonly icons?: readonly PaymentIconKind[] }>
> = {
  scheme: { type: 'credit-card', icons: ['visa', 'mastercard', 'american-express'] },
  paysafecard: { type: 'paysafecard' },
  applepay: { type: 'apple-pay' },
  samsungpay: { type: 'samsung-pay' },
  mobilepay: { type: 'mobilepay' },
  googlepay: { type: 'google-pay' },
  paywithgoogle: { type: 'google-pay' },
  bankTransfer_IBAN: { type: 'bank-transfer' },
  ideal: { type: 'ideal' },
  bcmc: { type: 'credit-card', icons: ['bancontact'] },
  giropay: { type: 'giropay' },
  trustly: { type: 'trustly' },
  paypal: { type: 'paypal' },
  klarna: { type: 'klarna' },
  klarna_paynow: { type: 'pay-now', icons: ['klarna'] },
  klarna_account: { type: 'pay-over-time', icons: ['klarna'] },
  pay_now: { type: 'pay-now', icons: ['klarna'] },
  pay_later: { type: 'pay-later', icons: ['klarna'] },
  pay_over_time: { type: 'pay-over-time', icons: ['klarna'] },
  ratepay: { type: 'pay-later', icons: ['ratepay', 'invoice'] },
}

/** True if the shop has a name for a provider's payment type. */
export const isKnownPaymentType = (name: string): boolean => Object.hasOwn(knownPaymentTypes, name)

/** Some countries have their own cards, which are listed there with the others. */
const cardsAtHome: Readonly<Record<string, PaymentIconKind>> = { DK: 'visa-dankort', TR: 'troy', GB: 'maestro' }

/** The payment types a market accepts, in the configured order. */
export const acceptedIn = ({ choices }: Pick<Market, 'choices'>): readonly AcceptedPaymentType[] => [
  ...new Set(choices.paymentTypes.flatMap((name) => knownPaymentTypes[name]?.type ?? [])),
]

/** The pictures of the payment types a market accepts. */
export const iconsIn = ({ choices, country }: Pick<Market, 'choices' | 'country'>): readonly PaymentIconKind[] => [
  ...new Set(
    choices.paymentTypes.flatMap((name): readonly PaymentIconKind[] => {
      const found = knownPaymentTypes[name]
      if (!found) return []
      const atHome = name === 'scheme' ? cardsAtHome[country.code] : undefined
      return [...(found.icons ?? [found.type]), ...(atHome ? [atHome] : [])]
    }),
  ),
]
