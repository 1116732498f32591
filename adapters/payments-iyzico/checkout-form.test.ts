import { expect, test } from 'vitest'
import type { Charge, ChargeLine } from '#server/payments/payment-provider.port.ts'
import { checkoutForm } from './checkout-form.ts'

const line = (id: string, kind: ChargeLine['kind'], totalMinor: number): ChargeLine => ({
  ...{ id, name: `Name of ${id}`, kind, totalMinor },
  ...{ quantity: 1, unitMinor: totalMinor, taxMinor: 0, taxPercent: 20 },
})
const buyer = {
  ...{ firstName: 'Ayşe', lastName: 'Kaya', street: 'Değirmen Cad. 10', postalCode: '34710', city: 'Kadıköy' },
  ...{ region: 'İstanbul', country: 'TR', phone: '+905350000000' },
}
const charge = (more: Partial<Charge> = {}): Charge => ({
  ...{ paymentId: 'o1', checkoutBasketId: 'b1', market: 'tr-tr', amount: { minor: 30_000, currency: 'TRY' } },
  ...{ country: 'TR', locale: 'tr-TR', method: { type: 'scheme' }, email: 'a@b.tr' },
  ...{ returnUrl: 'https://halden.test/back', origin: 'https://halden.test', shipping: buyer, billing: buyer },
  lines: [line('dress', 'physical', 20_000), line('freight', 'shipping', 10_000)],
  ...more,
})

test('asks for what is owed in whole, in the language of the market [C-IYZ-02, C-IYZ-O1, C-IYZ-O2]', () => {
  expect(checkoutForm(charge())).toMatchObject({
    ...{ locale: 'tr', conversationId: 'o1', price: '300.0', paidPrice: '300.0', currency: 'TRY', basketId: 'b1' },
    ...{ callbackUrl: 'https://halden.test/back', enabledInstallments: [1, 2, 3, 6, 9] },
    buyer: { ip: '127.0.0.1', identityNumber: '', name: 'Ayşe', city: 'Kadıköy' },
    shippingAddress: { contactName: 'Ayşe Kaya', address: 'Değirmen Cad. 10', zipCode: '34710' },
    billingAddress: { contactName: 'Ayşe Kaya', country: 'TR' },
  })
  expect(checkoutForm(charge({ locale: 'en-GB' })).locale).toBe('en')
  const { buyer: known, enabledInstallments } = checkoutForm(
    charge({ installments: 3, personalNumber: '74300864791', shopperAddress: '203.0.113.9' }),
  )
  expect(enabledInstallments).toEqual([3])
  expect(known).toMatchObject({ identityNumber: '74300864791', ip: '203.0.113.9' })
  expect(checkoutForm(charge({ billing: { ...buyer, firstName: '' } })).billingAddress.contactName).toBe('Kaya')
})

test('names goods, freight and tax as the provider wants them, and no line that costs nothing', () => {
  const lines = [
    line('dress', 'physical', 10_000),
    line('card', 'digital', 5_000),
    line('freight', 'shipping', 3_000),
    line('tax', 'tax', 2_000),
    line('gift', 'physical', 0),
    line('discount', 'discount', -1_000),
  ]

  expect(checkoutForm(charge({ lines, amount: { minor: 20_000, currency: 'TRY' } })).basketItems).toEqual([
    { id: 'dress', name: 'Name of dress', category1: 'Giyim', itemType: 'PHYSICAL', price: '100.0' },
    { id: 'card', name: 'Name of card', category1: 'Giyim', itemType: 'VIRTUAL', price: '50.0' },
    { id: 'freight', name: 'Name of freight', category1: 'Kargo', itemType: 'VIRTUAL', price: '30.0' },
    { id: 'tax', name: 'Name of tax', category1: 'Giyim', itemType: 'PHYSICAL', price: '20.0' },
  ])
})

test('spreads what gift cards and discounts cover over the lines, and leaves out those that cost nothing then', () => {
  const lines = [line('dress', 'physical', 20_000), line('pin', 'physical', 1), line('card', 'gift-card', -10_001)]
  const { basketItems } = checkoutForm(charge({ lines, amount: { minor: 10_000, currency: 'TRY' } }))

  expect(basketItems.map(({ id, price }) => [id, price])).toEqual([['dress', '100.0']])
})

test('names no address to deliver to where nothing is delivered', () => {
  expect(checkoutForm(charge({ lines: [line('card', 'digital', 30_000)] }))).not.toHaveProperty('shippingAddress')
  expect(
    checkoutForm(charge({ lines: [line('card', 'digital', 10_000), line('dress', 'physical', 20_000)] })),
  ).toHaveProperty('shippingAddress')
})
