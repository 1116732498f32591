import type { PaymentIconKind } from '#contracts/payments.ts'

/** Names of payment brands, in their usual spelling. A payment type without a brand has no logo. */
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
