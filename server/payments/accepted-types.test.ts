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
  expect(paymentIconKinds).toEqual(
    expect.arrayContaining([
      ...['american-express', 'bancontact', 'invoice', 'maestro', 'mastercard', 'ratepay', 'visa', 'visa-dankort'],
    ]),
  )
})

test('lists each accepted payment type of a market once, in its own order, with its pictures [C-PAY-03, C-PAY-04]', () => {
  const denmark = market('DK', ['scheme', 'mobilepay', 'applepay', 'klarna_paynow', 'unheard-of'])

  expect(acceptedIn(denmark)).toEqual(['credit-card', 'mobilepay', 'apple-pay', 'pay-now'])
  expect(iconsIn(denmark)).toEqual([
    ...['visa', 'mastercard', 'american-express', 'visa-dankort', 'mobilepay', 'apple-pay', 'klarna'],
  ])
  expect(iconsIn(market('BE', ['bcmc', 'ratepay']))).toEqual(['bancontact', 'ratepay', 'invoice'])
})
