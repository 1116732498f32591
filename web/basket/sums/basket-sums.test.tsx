import { expect, test } from 'vitest'
import type { Basket } from '#contracts/basket.ts'
import { type ExampleMarket, exampleBasket, exampleShell } from '../../pages/buying.fakes.ts'
import { written } from '../../pages/written.fakes.tsx'
import { BasketSums, type BasketSumsProps } from './basket-sums.tsx'
import { Codes } from './codes.tsx'
import { FreeFreight } from './free-freight.tsx'
import { isTaxPlaceKnown } from './tax-known.ts'
import { ThresholdMessage } from './threshold-message.tsx'

const of = (amount: number, currency = 'GBP') => ({ amount, currency })
function sums(id: ExampleMarket, more: Partial<Basket> = {}, props: Omit<BasketSumsProps, 'of'> = {}, toggles = {}) {
  const shell = { ...exampleShell(id), featureToggles: toggles }
  return written(<BasketSums of={exampleBasket(id, more).basket} {...props} />, shell).text
}

test('tells each part of what a basket comes to as it came [C-BSK-O5]', () => {
  expect(sums('en-gb', {}, { quantity: 3 })).toBe(
    'Subtotal, 3 items £301.11 Reductions −£56.22 Delivery £4.33 Total including £43.66 VAT £262.44',
  )
  expect(sums('en-gb', { totalDiscount: of(0), totalVat: of(0) })).toBe('Subtotal £301.11 Delivery £4.33 Total £262.44')
  expect(sums('en-gb', {}, { onlyTotal: true })).toBe('Total including £43.66 VAT £262.44')
})

test('tells the least that delivery costs while no way is chosen, and that the total is before it', () => {
  expect(sums('en-gb', {}, { deliveryFrom: of(3.95) })).toBe(
    'Subtotal £301.11 Reductions −£56.22 Delivery from £3.95 Total before delivery including £43.66 VAT £262.44',
  )
})

test('tells how it is delivered where the shop says so, and what a promotion takes off the price', () => {
  const shipment = { id: '1', shippingMethodName: 'Home delivery', price: of(4.33), shippingMethodId: 'home' }
  const discount = { promotionId: 'p', name: 'Free over 100', amount: of(2), level: 'shipping' }
  const more = {
    shipments: [shipment, { ...shipment, id: '2' }],
    discounts: [discount, { ...discount, name: 'Off the goods', level: 'order' }],
  } as unknown as Partial<Basket>

  expect(sums('en-gb', more, {}, { shippingTitleInBasket: true })).toContain(
    'Delivery Home delivery · Free over 100: −£2.00 £4.33',
  )
  expect(sums('en-gb', more)).toContain('Delivery Free over 100: −£2.00 £4.33')
})

test('names each tax in a table where prices come without it, and waits for the place that decides it', () => {
  const first = 'Subtotal $301.11 Reductions −$56.22 Delivery $4.33'

  expect(sums('en-us')).toBe(`${first} VAT $40.77 of which on delivery $0.55 Total without tax $218.99 Total $262.44`)
  expect(sums('en-us', { vatName2: 'City tax', taxEstimated: true, shippingVat: of(0, 'USD') })).toBe(
    `${first} VAT estimate $40.77 City tax $2.88 Total without tax $218.99 Total $262.44`,
  )
  expect(sums('en-us', {}, { taxKnown: false })).toBe(`${first} VAT once we know your address Total $262.44`)
  const { totalWithoutVat: _none, ...rest } = exampleBasket('en-us').basket
  expect(written(<BasketSums of={rest as Basket} />, exampleShell('en-us')).text).not.toContain('without tax')
})

test('tells what is taxed at which rate where goods are taxed at several under one name', () => {
  const rate = (name: string, percent: number) => ({ name, percent, taxable: of(80), vat: of(percent) })
  const both = [rate('VAT', 20), rate('VAT', 5)]

  expect(sums('en-gb', { taxRates: both })).toContain('VAT 20% on £80.00 £20.00 VAT 5% on £80.00 £5.00')
  expect(sums('en-gb', { taxRates: [rate('VAT', 20), rate('Other', 5)] })).not.toContain('on £80.00')
  expect(sums('en-gb', { taxRates: both }, { onlyTotal: true })).not.toContain('on £80.00')
  expect(sums('en-us', { taxRates: both }, { taxKnown: false })).not.toContain('£80.00')
})

test('tells what gift cards pay, and what is left for another way to pay', () => {
  const card = (covered: number | undefined) => ({
    ...{ giftCardNumber: '…0029', balance: of(50) },
    ...(covered === undefined ? {} : { covered: of(covered) }),
  })
  const paid = (...cards: readonly (number | undefined)[]) =>
    sums('en-gb', { giftCards: cards.map(card), remainingTotal: of(212.44) } as Partial<Basket>, { onlyTotal: true })

  expect(paid(50)).toBe('Total including £43.66 VAT £262.44 Gift card ending 0029 −£50.00 Left to pay £212.44')
  for (const cards of [[], [0], [undefined]]) expect(paid(...cards)).toBe('Total including £43.66 VAT £262.44')
})

test('knows the place that decides the tax by where the parcel goes, else by the bill where it goes along', () => {
  const place = { regionCode: 'NY' }
  const known = (more: Partial<Basket>) => isTaxPlaceKnown({ useBillingAddressForShipping: false, ...more })

  expect(known({ shippingAddress: place })).toBe(true)
  expect(known({ shippingAddress: {}, billingAddress: place, useBillingAddressForShipping: true })).toBe(false)
  expect(known({ billingAddress: place, useBillingAddressForShipping: true })).toBe(true)
  expect(known({ billingAddress: place })).toBe(false)
  expect(known({})).toBe(false)
})

const shell = exampleShell('en-gb')

test('tells how far it is to free delivery, by a bar or by words, and nothing where the shop does not', () => {
  const basket = exampleBasket('en-gb')
  const freight = (remaining: number, toggles: object = { freeFreight: true }, freightVersion = 'progressBar') =>
    written(
      <FreeFreight
        basket={{ ...basket, freeFreight: { freightValue: of(300), remaining: of(remaining), reachedShare: 0.9 } }}
      />,
      {
        ...{ ...shell, featureToggles: toggles as Record<string, boolean> },
        navigation: {
          ...shell.navigation,
          freeFreight: { ...shell.navigation.freeFreight, freightVersion: freightVersion as 'message' },
        },
      },
    )

  expect(freight(37.56).text).toBe('£37.56 left for free delivery')
  expect(freight(0).text).toBe('You have free delivery')
  expect(freight(5, { freeFreight: true }, 'message').markup).toBe('<p>£5.00 left for free delivery</p>')
  expect(freight(5).markup).not.toMatch(/^<p>/)
  expect(freight(5, {}).text).toBe('')
  expect(freight(5, { freeFreight: true, hideFreeShippingMessage: true }).text).toBe('')
  const { freeFreight: _none, ...without } = basket
  expect(written(<FreeFreight basket={without} />, shell).text).toBe('')
})

test('tells the bounds of an order once a basket lies outside them [C-THR-04]', () => {
  const told = (least: number, most: number) =>
    written(
      <ThresholdMessage
        basket={{ ...exampleBasket('en-gb'), minimumThreshold: of(least), maximumThreshold: of(most) }}
      />,
      shell,
    ).text

  expect(told(300, 0)).toBe('Orders need to be above £300.00. Add something more to go on.')
  expect(told(10, 200)).toBe('Orders need to come to more than £10.00 and less than £200.00.')
  expect(told(262.44, 0)).not.toBe('')
  expect(told(10, 262.44)).not.toBe('')
  expect(told(10, 300)).toBe('')
})

const codesShell = { ...shell, featureToggles: { redeemPromoCodeAndGiftCard: true } }
const withCodes = exampleBasket('en-gb', {
  promoCodes: ['WELCOME10', 'FREE', 'WAITS'],
  promoCodeAmounts: { WELCOME10: of(10), FREE: of(0) },
  giftCards: [
    { giftCardNumber: '…0029', balance: of(50), covered: of(20) },
    { giftCardNumber: '…0037', balance: of(50) },
  ],
} as Partial<Basket>)

test('names codes and gift cards that count, with what each is worth, and a way to enter more of either', () => {
  const { text, markup } = written(<Codes basket={withCodes} />, codesShell)

  expect(text).toContain('WELCOME10 −£10.00 Remove FREE Remove WAITS Remove')
  expect(text).toContain('Gift card ending 0029 £20.00 of £50.00 Remove Gift card ending 0037 Remove')
  expect(text).toContain('Add a discount code')
  expect(markup).toContain('action="/en-gb/basket"')
  expect(markup).not.toContain('open=""')
  expect(written(<Codes basket={withCodes} />, shell).text).toBe('')
})

test('shows gift cards alone where one pays, on the page one is on', () => {
  const { text, markup } = written(<Codes basket={withCodes} action="/pay" giftCardsOnly />, codesShell)

  expect(text).not.toContain('WELCOME10')
  expect(text).not.toContain('Add a discount code')
  expect(text).toContain('Gift card ending 0029')
  expect(markup).toContain('action="/pay"')
  expect(markup).not.toContain('action="/en-gb/basket"')
})

test('opens the entry that was refused, with what was typed and why', () => {
  const refused = (formAction: string) => {
    const form = { formAction, values: { promoCode: 'NONE', giftCard: '6006' }, problems: { x: ['Not known.'] } }
    return written(<Codes basket={exampleBasket('en-gb')} form={form} />, codesShell).markup.split('<details')
  }
  const [, codes, cards] = refused('add-promo-code')
  expect([codes!.includes('open=""'), cards!.includes('open=""')]).toEqual([true, false])
  expect(codes).toContain('value="NONE"')
  expect(codes).toContain('Not known.')
  expect(cards).not.toContain('Not known.')
  const [, otherCodes, otherCards] = refused('apply-gift-card')
  expect([otherCodes!.includes('open=""'), otherCards!.includes('open=""')]).toEqual([false, true])
  expect(otherCards).toContain('value="6006"')
  expect(otherCodes).not.toContain('Not known.')
})
