import { expect, test } from 'vitest'
import { acceptedPaymentTypes, paymentIconKinds } from '#contracts/payments.ts'
import type { Market } from '#server/markets/index.ts'
import { acceptedIn, iconsIn } from './accepted-types.ts'

const market = (code: string, paymentTypes: readonly string[]) =>
  ({ country: { code }, choices: { paymentTypes } }) as Market

test('names fifteen ways to pay, and nine more pictures [C-PAY-03, C-PAY-04]', () => {
  expect(acceptedPaymentTypes).toEqual([
    ...['credit-card', 'paysafecard', 'apple-pay', 'samsung-pay', 'mobilepay', 'google-pay', 'bank-transfer', 'ideal'],
    ...['giropay', 'trustly', 'paypal', 'klarna', 'pay-now', 'pay-later', 'pay-over-time'],
  ])
  expect(paymentIconKinds).toEqual([
    ...acceptedPaymentTypes,
    ...[
      'american-express',
      'bancontact',
      'invoice',
      'maestro',
      'mastercard',
      'ratepay',
      'visa',
      'visa-dankort',
      'troy',
    ],
  ])
})

test('lists each accepted payment type of a market once, in its own order, with its pictures [C-PAY-03, C-PAY-04]', () => {
  const denmark = market('DK', ['scheme', 'mobilepay', 'applepay', 'klarna_paynow', 'unheard-of'])

  expect(acceptedIn(denmark)).toEqual(['credit-card', 'mobilepay', 'apple-pay', 'pay-now'])
  expect(iconsIn(denmark)).toEqual([
    ...['visa', 'mastercard', 'american-express', 'visa-dankort', 'mobilepay', 'apple-pay', 'klarna'],
  ])
  expect(iconsIn(market('BE', ['bcmc', 'ratepay']))).toEqual(['bancontact', 'ratepay', 'invoice'])
})

test.each([
  ['scheme', 'credit-card'],
  ['paysafecard', 'paysafecard'],
  ['applepay', 'apple-pay'],
  ['samsungpay', 'samsung-pay'],
  ['mobilepay', 'mobilepay'],
  ['googlepay', 'google-pay'],
  ['bankTransfer_IBAN', 'bank-transfer'],
  ['ideal', 'ideal'],
  ['giropay', 'giropay'],
  ['trustly', 'trustly'],
  ['paypal', 'paypal'],
  ['klarna', 'klarna'],
  ['pay_now', 'pay-now'],
  ['pay_later', 'pay-later'],
  ['pay_over_time', 'pay-over-time'],
])('knows %s of the providers as %s [C-PAY-03]', (name, type) => {
  expect(acceptedIn(market('SE', [name]))).toEqual([type])
})

test('shows the logos of the cards and bank payments that a country has [C-PAY-04]', () => {
  const cards = (code: string) => iconsIn(market(code, ['scheme']))

  expect(cards('SE')).toEqual(['visa', 'mastercard', 'american-express'])
  expect(cards('DK')).toEqual(['visa', 'mastercard', 'american-express', 'visa-dankort'])
  expect(cards('GB')).toEqual(['visa', 'mastercard', 'american-express', 'maestro'])
  expect(iconsIn(market('SE', ['pay_now', 'pay_later', 'pay_over_time']))).toEqual(['klarna'])
  expect(iconsIn(market('SE', ['trustly', 'paypal', 'ideal']))).toEqual(['trustly', 'paypal', 'ideal'])
})
