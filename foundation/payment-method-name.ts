import type { Translate } from './words.ts'

/** Word keys of the payment types whose name is translated. */
const words: Readonly<Record<string, string>> = {
  scheme: 'payment.card',
  giftcard: 'orders.gift-card',
  exchange: 'orders.exchange',
  terminal: 'payment.terminal',
}
/** Payment types that have the same brand name in every language. */
export const paymentBrandNames: Readonly<Record<string, string>> = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  mobilepay: 'MobilePay',
  ideal: 'iDEAL',
  paypal: 'PayPal',
  bcmc: 'Bancontact',
  klarna: 'Klarna',
  klarna_paynow: 'Klarna',
  klarna_account: 'Klarna',
  pay_now: 'Klarna',
  pay_later: 'Klarna',
  pay_over_time: 'Klarna',
  trustly: 'Trustly',
  paysafecard: 'Paysafecard',
  giropay: 'giropay',
  samsungpay: 'Samsung Pay',
  paywithgoogle: 'Google Pay',
  ratepay: 'Ratepay',
}

/** The name of a payment type, the same on pages, in mails and on receipts. */
export function paymentMethodName(method: string, t: Translate): string {
  const word = words[method]
  return word ? t(word) : (paymentBrandNames[method] ?? method)
}
