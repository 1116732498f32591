import type { Navigation } from '#contracts/content.ts'
import type { Market } from '#server/markets/index.ts'

/** Names of logos by payment type; a type with a name of its own shows that. */
const paymentLogos: Readonly<Record<string, readonly string[]>> = {
  scheme: ['Visa', 'Mastercard', 'American Express'],
  mobilepay: ['MobilePay'],
  klarna_paynow: ['Klarna'],
  klarna: ['Klarna'],
  paypal: ['PayPal'],
  trustly: ['Trustly'],
  paysafecard: ['Paysafecard'],
  ideal: ['iDEAL'],
  applepay: ['Apple Pay'],
  googlepay: ['Google Pay'],
}

/** How this market pays and who carries, for a footer whose editors name neither. */
export const logosOf = ({ choices }: Market): Pick<Navigation, 'paymentLogos' | 'shippingLogos'> => ({
  paymentLogos: choices.paymentTypes.flatMap((type) => paymentLogos[type] ?? [type]),
  shippingLogos: [...new Set(choices.shippingMethods.map(({ carrier }) => carrier))],
})
