import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { logosOf } from './logos.ts'

const market = fakeMarket('fr-be')
const paidBy = (...paymentTypes: string[]) =>
  logosOf({ ...market, choices: { ...market.choices, paymentTypes } }).paymentLogos

test('shows each payment method of a market once, by the name shoppers know [B-MKT-17]', () => {
  expect(paidBy('scheme', 'bcmc', 'ideal')).toEqual(['Visa', 'Mastercard', 'American Express', 'Bancontact', 'iDEAL'])
  expect(paidBy('pay_now', 'pay_later', 'pay_over_time', 'klarna_account')).toEqual(['Klarna'])
  expect(paidBy('googlepay', 'paywithgoogle', 'samsungpay', 'ratepay')).toEqual([
    'Google Pay',
    'Samsung Pay',
    'Ratepay',
  ])
})

test('finds the carriers of a market by name, in any case and spacing, and leaves out collection in a store [B-MKT-17]', () => {
  const [method] = market.choices.shippingMethods
  const ways = [
    { ...method!, carrier: 'POST NORD' },
    { ...method!, carrier: 'Ny Bud' },
    { ...method!, carrier: 'Halden', deliveryType: 'store' as const },
  ]
  const choices = { ...market.choices, shippingMethods: ways }

  expect(logosOf({ ...market, choices }).shippingLogos).toEqual(['PostNord', 'Ny Bud'])
})
