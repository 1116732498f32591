import { expect, test } from 'vitest'
import type { Basket } from '#contracts/basket.ts'
import type { FormState } from '#contracts/pages.ts'
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

test('shows each part of the basket total as the server sent it [C-BSK-O5]', () => {
  expect(sums('en-gb', {}, { quantity: 3 })).toBe(
    'Subtotal, 3 items £301.11 Discounts −£56.22 Delivery £4.33 Total including £43.66 VAT £262.44',
  )
  expect(sums('en-gb', { totalDiscount: of(0), totalVat: of(0) })).toBe('Subtotal £301.11 Delivery £4.33 Total £262.44')
  expect(sums('en-gb', {}, { onlyTotal: true })).toBe('Total including £43.66 VAT £262.44')
})

test('shows a payment fee after delivery, before and after a delivery method is chosen [C-PAY-O4]', () => {
  const fee = { paymentFee: of(1.9), totalDiscount: of(0), totalVat: of(0), total: of(264.34) }

  expect(sums('en-gb', fee)).toBe('Subtotal £301.11 Delivery £4.33 Payment fee £1.90 Total £264.34')
  expect(sums('en-gb', fee, { deliveryFrom: of(3.95) })).toBe(
    'Subtotal £301.11 Delivery from £3.95 Payment fee £1.90 Total before delivery £264.34',
  )
})

test('shows the lowest delivery cost until a delivery method is chosen, and that the total excludes it', () => {
  expect(sums('en-gb', {}, { deliveryFrom: of(3.95) })).toBe(
    'Subtotal £301.11 Discounts −£56.22 Delivery from £3.95 Total before delivery including £43.66 VAT £262.44',
  )
})

test('shows the delivery method when the shop wants it, and the promotion on the delivery price [C-BSK-11, C-TGL-03, C-SHP-06]', () => {
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
  const apart = { shipments: [shipment, { ...shipment, id: '2', shippingMethodName: 'Collect in store' }] }
  expect(sums('en-gb', apart as unknown as Partial<Basket>, {}, { shippingTitleInBasket: true })).toContain(
    'Delivery Home delivery, Collect in store £4.33',
  )
})

test('shows the table of taxes where the country has one though prices include them, and no second word of them [C-CST-18, C-TAX-01, C-TAX-O3]', () => {
  const shell = exampleShell('en-gb')
  const told = (taxSummary: boolean) =>
    written(<BasketSums of={exampleBasket('en-gb').basket} />, { ...shell, market: { ...shell.market, taxSummary } })
      .text

  expect(told(true)).toContain('Total excluding tax £218.99 Total £262.44')
  expect(told(true)).not.toContain('including')
  expect(told(false)).toContain('Delivery £4.33 Total including £43.66 VAT £262.44')
})

test('names each tax in a table where prices come without it, and waits for the place that decides it [C-TAX-04, C-TAX-O3]', () => {
  const first = 'Subtotal $301.11 Discounts −$56.22 Delivery $4.33'

  expect(sums('en-us')).toBe(
    `${first} VAT $40.77 of which for delivery $0.55 Total excluding tax $218.99 Total $262.44`,
  )
  expect(sums('en-us', { vatName2: 'City tax', taxEstimated: true, shippingVat: of(0, 'USD') })).toBe(
    `${first} VAT estimate $40.77 City tax $2.88 Total excluding tax $218.99 Total $262.44`,
  )
  expect(sums('en-us', {}, { taxKnown: false })).toBe(
    `${first} VAT calculated once you enter your address Total $262.44`,
  )
  const { totalWithoutVat: _none, ...rest } = exampleBasket('en-us').basket
  expect(written(<BasketSums of={rest as Basket} />, exampleShell('en-us')).text).not.toContain('without tax')
})

test('shows the taxed amount for each rate when one tax has several rates', () => {
  const rate = (name: string, percent: number) => ({ name, percent, taxable: of(80), vat: of(percent) })
  const both = [rate('VAT', 20), rate('VAT', 5)]

  expect(sums('en-gb', { taxRates: both })).toContain('VAT 20% on £80.00 £20.00 VAT 5% on £80.00 £5.00')
  expect(sums('en-gb', { taxRates: [rate('VAT', 20), rate('Other', 5)] })).not.toContain('on £80.00')
  expect(sums('en-gb', { taxRates: both }, { onlyTotal: true })).not.toContain('on £80.00')
  expect(sums('en-us', { taxRates: both }, { taxKnown: false })).not.toContain('£80.00')
})

test('shows the amount paid by gift cards and the remaining amount [C-GFT-03]', () => {
  const card = (covered: number | undefined) => ({
    ...{ giftCardNumber: '…0029', balance: of(50) },
    ...(covered === undefined ? {} : { covered: of(covered) }),
  })
  const paid = (...cards: readonly (number | undefined)[]) =>
    sums('en-gb', { giftCards: cards.map(card), remainingTotal: of(212.44) } as Partial<Basket>, { onlyTotal: true })

  expect(paid(50)).toBe('Total including £43.66 VAT £262.44 Gift card ending 0029 −£50.00 Left to pay £212.44')
  for (const cards of [[], [0], [undefined]]) expect(paid(...cards)).toBe('Total including £43.66 VAT £262.44')
})

test('the tax place is the delivery address, or the billing address when the parcel goes there', () => {
  const place = { regionCode: 'NY' }
  const known = (more: Partial<Basket>) => isTaxPlaceKnown({ useBillingAddressForShipping: false, ...more })

  expect(known({ shippingAddress: place })).toBe(true)
  expect(known({ shippingAddress: {}, billingAddress: place, useBillingAddressForShipping: true })).toBe(false)
  expect(known({ billingAddress: place, useBillingAddressForShipping: true })).toBe(true)
  expect(known({ billingAddress: place })).toBe(false)
  expect(known({})).toBe(false)
})

const shell = exampleShell('en-gb')

test('shows the amount left to free delivery as a bar or text, and nothing when the shop does not want it [C-BSK-11, C-TGL-04, C-TGL-24, C-SHP-06]', () => {
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

  expect(freight(37.56).text).toBe('£37.56 away from free delivery')
  expect(freight(0).text).toBe('You get free delivery')
  expect(freight(5, { freeFreight: true }, 'message').markup).toBe('<p>£5.00 away from free delivery</p>')
  expect(freight(5).markup).not.toMatch(/^<p>/)
  expect(freight(5, {}).text).toBe('')
  expect(freight(5, { freeFreight: true, hideFreeShippingMessage: true }).text).toBe('')
  const { freeFreight: _none, ...without } = basket
  expect(written(<FreeFreight basket={without} />, shell).text).toBe('')
})

test('shows the order limits when a basket is outside them [C-THR-04, C-THR-O1, C-THR-03]', () => {
  const told = (least: number, most: number) =>
    written(
      <ThresholdMessage
        basket={{ ...exampleBasket('en-gb'), minimumThreshold: of(least), maximumThreshold: of(most) }}
      />,
      shell,
    ).text

  expect(told(300, 0)).toBe('The minimum order is £300.00. Add more to continue.')
  expect(told(10, 200)).toBe('Orders must be over £10.00 and under £200.00.')
  expect(told(0, 200)).toBe('Orders must be over £0.00 and under £200.00.')
  expect(told(262.44, 0)).not.toBe('')
  expect(told(10, 262.44)).not.toBe('')
  expect(told(10, 300)).toBe('')
})

const codesShell = { ...shell, featureToggles: { redeemPromoCodeAndGiftCard: true } }
const withCodes = exampleBasket('en-gb', {
  promoCodes: ['WELCOME10', 'FREE', 'WAITS'],
  promoCodeAmounts: { WELCOME10: of(10), FREE: of(0) },
  giftCards: [
    { cardId: 'c1', giftCardNumber: '…0029', balance: of(50), covered: of(20) },
    { giftCardNumber: '…0037', balance: of(50) },
  ],
} as Partial<Basket>)

test('shows applied codes and gift cards with their amounts, and forms to enter more [C-TGL-02, C-PRO-06, C-GFT-03]', () => {
  const { text, markup } = written(<Codes basket={withCodes} />, codesShell)

  expect(text).toContain('WELCOME10 −£10.00 Remove FREE Remove WAITS Remove')
  expect(text).toContain('Gift card ending 0029 £20.00 of £50.00 Remove Gift card ending 0037 Remove')
  expect(text).toContain('Add a discount code')
  expect(markup).toContain('action="/en-gb/basket"')
  expect(markup).not.toContain('open=""')
  expect(written(<Codes basket={withCodes} />, shell).text).toBe('')
})

test('removes the gift card that was pressed, also where two end with the same digits [C-GFT-01]', () => {
  const cards = ['c1', 'c2'].map((cardId) => ({ cardId, giftCardNumber: '…0029', balance: of(50) }))
  const basket = exampleBasket('en-gb', { giftCards: [...cards, { giftCardNumber: '…0037', balance: of(50) }] })
  const { markup } = written(<Codes basket={basket} />, codesShell)

  expect([...markup.matchAll(/name="giftCard" value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    'c1',
    'c2',
    '…0037',
  ])
})

test('shows only gift cards at payment, with forms that stay on the current page [C-PRO-07, C-GFT-03]', () => {
  const { text, markup } = written(<Codes basket={withCodes} action="/pay" giftCardsOnly />, codesShell)

  expect(text).not.toContain('WELCOME10')
  expect(text).not.toContain('Add a discount code')
  expect(text).toContain('Gift card ending 0029')
  expect(markup).toContain('action="/pay"')
  expect(markup).not.toContain('action="/en-gb/basket"')
})

test('asks for the number and the code of a gift card together, and for one code of a promotion [C-GFT-02]', () => {
  const { markup } = written(<Codes basket={exampleBasket('en-gb')} />, codesShell)
  const asked = markup
    .split('<form')
    .slice(1)
    .map((form) => [...form.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name))

  expect(asked).toEqual([['promoCode'], ['giftCard', 'validationCode']])
})

test('opens the refused form with the typed text and the reason [C-PRO-03, C-GFT-05]', () => {
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

test('tells of a refused code the first that is said of codes, else what is said in general [C-PRO-03, C-PRO-O2]', () => {
  const told = (problems: FormState['problems']) => {
    const form = { formAction: 'add-promo-code', values: {}, problems }
    return written(<Codes basket={exampleBasket('en-gb')} form={form} />, codesShell).text
  }
  const first = told({ '': ['It did not work.'], promoCode: ['Promotion code not found', 'Too late.'] })

  expect(first).toContain('Promotion code not found')
  expect(first).not.toMatch(/Too late|did not work/)
  expect(told({ '': ['It did not work.'] })).toContain('It did not work.')
})
