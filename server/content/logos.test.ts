import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { logoNamed, logosOf } from './logos.ts'

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

test('knows each carrier and each way to pay of the shops by its name, and leaves any other as it was written [B-MKT-17]', () => {
  const known = [
    ...['Visa', 'Mastercard', 'American Express', 'Paysafecard', 'Apple Pay', 'Samsung Pay', 'MobilePay', 'Google Pay'],
    ...[
      'iDEAL',
      'giropay',
      'Trustly',
      'PayPal',
      'Klarna',
      'PostNord',
      'GLS',
      'DHL',
      'DPD',
      'UPS',
      'FedEx',
      'Bring',
      'DAO',
    ],
    ...['Budbee', 'Instabox', 'InPost', 'Packeta', 'PPL', 'Hermes', 'Evri', 'Royal Mail', 'An Post', 'Mondial Relay'],
    ...['Colissimo', 'Chronopost', 'Correos', 'SEUR', 'BRT', 'Poste Italiane', 'Swiss Post', 'Austrian Post', 'bpost'],
    ...['PostNL', 'Omniva', 'Venipak', 'Matkahuolto', 'Posti', 'CTT', 'Aramex', 'Canada Post', 'USPS', 'Aras Kargo'],
    ...['Yurtiçi Kargo'],
  ]

  for (const name of known) {
    expect(logoNamed(name.toUpperCase())).toBe(name)
    expect(logoNamed(name.toLowerCase().replaceAll(' ', '-'))).toBe(name)
  }
  expect(logoNamed('Ny Bud')).toBe('Ny Bud')
})
