import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import type { Basket, Goods } from '#server/basket/index.ts'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { basketWith, goodsOf } from '../../basket/basket.fakes.ts'
import { contentToFreeze, costsAsText, type FrozenBasket, frozenResponse, piecesWanted } from './frozen-basket.ts'

const eur = (minor: number) => money(minor, 'EUR')
const promoted = { promotionId: 'ten', code: 'SAVE', level: 'line', minor: 800 }
const calculation = (more: object = {}, lines = [{ total: eur(7200), vat: eur(1000), vat2: eur(200) }]) =>
  ({
    totals: {
      ...{ lines, subtotal: eur(8000), totalDiscount: eur(800), shippingTotal: eur(500) },
      ...{ totalVat1: eur(1000), totalVat2: eur(200), total: eur(7700), ...more },
    },
    covered: [{ cardId: 'a', minor: 100 }],
    applied: { lines: [[promoted]], bonuses: [] },
  }) as unknown as Parameters<typeof costsAsText>[0]['calculation']
const basket = basketWith([{ sku: 'dress', stockLocation: 'store', storeId: 'aarhus' }], { email: 'ane@example.com' })
const goods = goodsOf([{ sku: 'dress', minor: 8000 }])

test('has another hash as soon as anything differs that costs or is sent [C-PAY-O2]', () => {
  const text = (of: Basket = basket, sums = calculation()) => costsAsText({ basket: of, calculation: sums })
  const others = [
    ...[text({ ...basket, market: 'yy-yy' }), text({ ...basket, note: 'Ring twice' })],
    text(basketWith([{ sku: 'dress', quantity: 2 }])),
    text(basketWith([{ sku: 'dress', letter: { recipientEmail: 'ida@example.com' } }])),
    ...['subtotal', 'totalDiscount', 'shippingTotal', 'totalVat1', 'totalVat2', 'total'].map((name) =>
      text(basket, calculation({ [name]: eur(1) })),
    ),
    text(basket, calculation({}, [{ total: eur(7100), vat: eur(1000), vat2: eur(200) }])),
    text(basket, { ...calculation(), covered: [] }),
    text(basket, { ...calculation(), applied: { ...calculation().applied, lines: [[]] } }),
  ]

  expect(text({ ...basket, email: 'eva@example.com', version: 9 })).toBe(text())
  expect(new Set([text(), ...others]).size).toBe(others.length + 1)
})

const shownLine = { id: '1', sku: 'dress', sizes: ['s'], warning: 'price-changed' }
const shown = { basketId: 'b', version: 3, quantity: 1, bonusProductContexts: [], lines: [shownLine], vatName: 'VAT' }
const freeze = (
  of: Basket,
  documents: readonly { readonly title: string; readonly html: string }[],
  within: Goods = goods,
) =>
  contentToFreeze({
    ...{ basket: of, goods: within, calculation: calculation(), shown: shown as never },
    ...{ documents, customer: 'ane@example.com' },
  })

test('stores the shown basket, the cost and place of each line, and the other holds', () => {
  const terms = { version: '1', at: '2026-06-15T12:00:00Z' }

  expect(freeze({ ...basket, terms }, [])).toEqual({
    shown: { lines: [{ id: '1', sku: 'dress' }], vatName: 'VAT' },
    lines: [
      {
        ...{ lineId: '1', sku: 'dress', quantity: 1, place: 'store:aarhus' },
        ...{ unitMinor: 8000, totalMinor: 7200, vatMinor: 1200 },
      },
    ],
    email: 'ane@example.com',
    held: {
      ...{ giftCards: [{ cardId: 'a', minor: 100 }], customer: 'ane@example.com' },
      promotions: [{ promotionId: 'ten', code: 'SAVE', minor: 800 }],
    },
    consents: { terms, newsletter: null },
  })
})

test('stores the legal documents of the market, if there are any', () => {
  const documents = [{ title: 'Terms', html: '<p>Terms</p>' }]

  expect(freeze(basket, documents).consents).toEqual({ terms: null, newsletter: null, documents })
  expect(freeze({ ...basket, email: null }, [], goodsOf([]))).toMatchObject({ email: '', lines: [{ unitMinor: 0 }] })
})

test('returns a frozen basket as it was shown, with nothing left to choose', () => {
  const content = { shown: { vatName: 'VAT', taxRecord: {} }, lines: [{ quantity: 2 }, { quantity: 3 }] }
  const frozen = { basketId: 'b', basketVersion: 3, content } as unknown as FrozenBasket
  const none = { amount: 0, currency: 'DKK' }

  expect(frozenResponse(fakeMarket('da-dk'), frozen)).toEqual({
    basket: { vatName: 'VAT', basketId: 'b', version: 3, quantity: 5, bonusProductContexts: [] },
    ...{ shippingMethods: [], allowedStates: [], allowedProvinces: [], turkishLocations: { districts: [], zones: [] } },
    ...{ maximumThreshold: none, minimumThreshold: none },
  })
  expect(piecesWanted([{ sku: 'dress', quantity: 2, place: 'store:aarhus' }])).toEqual([
    { sku: 'dress', quantity: 2, place: 'store:aarhus' },
  ])
})
