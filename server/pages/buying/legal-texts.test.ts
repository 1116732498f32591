import { expect, test } from 'vitest'
import type { BasketResponse } from '#contracts/basket.ts'
import type { Content, ContentPage } from '#server/content/index.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { legalTexts } from './legal-texts.ts'

const lira = (amount: number) => ({ amount, currency: 'TRY' })
const basket = {
  email: 'ayse@example.com',
  shippingAddress: {
    firstName: 'Ayşe',
    lastName: 'Demir',
    line1: 'Moda Caddesi',
    houseNumber: '118',
    district: '34-kadikoy',
    districtName: 'Kadıköy',
    postalCode: '34710',
    city: 'İstanbul',
  },
  lines: [{ name: 'Keten gömlek', variant: { size: '38' }, quantity: 2, totalPrice: lira(1798) }],
  shipments: [{ shippingMethodName: 'Adrese teslimat' }],
  shippingTotal: lira(79.9),
  total: lira(1877.9),
} as unknown as BasketResponse['basket']
const widget = {
  kind: 'text',
  html: '<p>[[buyer]] · [[address]] · [[delivery]] [[deliveryPrice]] · [[total]] · [[date]]</p><p>[[lines]]</p>',
}
const form = {
  key: 'form',
  title: 'Ön bilgilendirme formu',
  zones: { rows: [{ widgets: [widget] }] },
} as unknown as ContentPage
const content = { pagesOf: ({ id }) => (id === 'tr-tr' ? [form] : []) } as Pick<Content, 'pagesOf'>
const at = (market: string, more: object = {}) =>
  legalTexts(content, {
    ...{ market: fakeMarket(market), basket: { ...basket, ...more }, now: new Date('2026-11-20T11:30:00Z') },
    t: (key) => (key === 'basket.payment-fee' ? 'Ödeme ücreti' : key),
  })

test('shows Turkish shoppers the pre-information form with what they are about to buy [D-12, C-TAX-03, B-FMT-08, B-FMT-O2]', () => {
  const [shown] = at('tr-tr')
  expect(shown?.title).toBe('Ön bilgilendirme formu')
  expect(shown?.html.replaceAll('\u00a0', ' ')).toBe(
    '<p>Ayşe Demir, ayse@example.com · Moda Caddesi 118, 34710 Kadıköy İstanbul · Adrese teslimat 79,90 TL · 1.877,90 TL · 20-11-2026 14:30</p>' +
      '<ul><li>Keten gömlek, 38 × 2: 1.798,00 TL</li></ul>',
  )
})

test('names the payment fee in the form, among what is bought [C-PAY-O4, D-12]', () => {
  expect(at('tr-tr', { paymentFee: lira(15) })[0]?.html.replaceAll('\u00a0', ' ')).toContain(
    '<ul><li>Keten gömlek, 38 × 2: 1.798,00 TL</li><li>Ödeme ücreti: 15,00 TL</li></ul>',
  )
})

test('shows none where the law asks for none', () => {
  expect(at('da-dk')).toEqual([])
})
