import type { PaymentIconKind } from '#contracts/payments.ts'

/** Marks of ways to pay, as people know them. What is no mark but a manner of paying has a word of ours instead. */
export const markNames: Readonly<Partial<Record<PaymentIconKind, string>>> = {
  visa: 'Visa',
  'visa-dankort': 'Dankort',
  mastercard: 'Mastercard',
  maestro: 'Maestro',
  'american-express': 'American Express',
  troy: 'Troy',
  bancontact: 'Bancontact',
  ideal: 'iDEAL',
  giropay: 'giropay',
  trustly: 'Trustly',
  paypal: 'PayPal',
  klarna: 'Klarna',
  mobilepay: 'MobilePay',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  'samsung-pay': 'Samsung Pay',
  paysafecard: 'paysafecard',
  ratepay: 'Ratepay',
}
