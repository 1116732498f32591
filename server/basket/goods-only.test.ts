import { expect, test } from 'vitest'
import type { Basket, BasketResponse } from '#contracts/basket.ts'
import { basketWith, goodsOf, marketOf } from './basket.fakes.ts'
import { basketResponse } from './basket-response.ts'
import { goodsOnly } from './goods-only.ts'

const now = new Date('2026-06-15T12:00:00Z')
const euros = (amount: number) => ({ amount, currency: 'EUR' })
const letter = { recipientEmail: 'ada@example.com', message: 'For your birthday' }
const whole = basketResponse(basketWith([{ letter }]), {
  market: marketOf(),
  goods: goodsOf([{ sku: 'a_b_c_d', minor: 5000 }]),
  now,
  t: (key) => key,
})
const personal: Partial<Basket> = {
  email: 'guest@example.com',
  note: 'Ring twice',
  heldUntil: now.toISOString(),
  shippingAddress: { line1: 'Home 1' },
  billingAddress: { line1: 'Office 2' },
  promoCodes: ['SECRET'],
  promoCodeAmounts: { SECRET: euros(5) },
  giftCards: [{ giftCardNumber: '0029', balance: euros(7) }],
  remainingTotal: euros(38),
  acceptTerms: true,
  discounts: [{ promotionId: 'p', name: 'Five off', level: 'basket', promoCode: 'SECRET', amount: euros(5) }],
  reductions: [{ kind: 'promotion', promotionId: 'p', promoCode: 'SECRET', amount: euros(5) }],
}
const told = goodsOnly({ ...whole, basket: { ...whole.basket, ...personal } }).basket

test('shows goods and sums to a caller who knows only the id of a basket [C-BSK-07]', () => {
  const { lines, subtotal, total, totalVat, vatName } = whole.basket
  const [{ giftCard, ...line } = { giftCard: undefined }] = lines

  expect(giftCard).toMatchObject(letter)
  expect(told).toMatchObject({ lines: [line], subtotal, total, totalVat, vatName, remainingTotal: total })
  expect(told.discounts).toEqual([{ promotionId: 'p', name: 'Five off', level: 'basket', amount: euros(5) }])
  expect(told.reductions).toEqual([{ kind: 'promotion', promotionId: 'p', amount: euros(5) }])
})

test('shows no personal data of a basket to a caller who knows only its id [C-BSK-O3]', () => {
  expect(JSON.stringify(told)).not.toMatch(/SECRET|0029|example\.com|birthday|Ring|Home|Office|heldUntil|38/)
  expect(told.acceptTerms).toBe(false)
})

test('shows no field that is not listed as part of the goods [C-BSK-O3]', () => {
  const basket = { ...whole.basket, phone: '555 01 23' } as BasketResponse['basket']

  expect(goodsOnly({ ...whole, basket }).basket).not.toHaveProperty('phone')
})
