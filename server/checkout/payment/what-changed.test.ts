import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import { basketWith, goodsOf } from '../../basket/basket.fakes.ts'
import type { FrozenBasket } from './frozen-basket.ts'
import { basketChanged, otherThanShown } from './what-changed.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' })
const eur = (minor: number) => money(minor, 'EUR')
const frozen = {
  ...{ currency: 'EUR', dueMinor: 8500 },
  content: {
    lines: [
      { sku: 'dress', quantity: 1, unitMinor: 8000 },
      { sku: 'shirt', quantity: 2, unitMinor: 1000 },
    ],
    shown: { totalDiscount: euro(20), shippingTotal: euro(5) },
    held: { giftCards: [{ cardId: 'a', minor: 100 }] },
  },
} as unknown as FrozenBasket
const shirts = { sku: 'shirt', quantity: 2 }

interface Now {
  readonly lines?: Parameters<typeof basketWith>[0]
  readonly dress?: number
  readonly off?: number
  readonly delivery?: number
  readonly covered?: readonly { readonly cardId: string; readonly minor: number }[]
}
const changed = ({ lines = [shirts, { sku: 'dress' }], dress = 8000, off = 2000, delivery = 500, covered }: Now) =>
  basketChanged(frozen, {
    basket: basketWith(lines),
    goods: goodsOf([
      { sku: 'dress', minor: dress },
      { sku: 'shirt', minor: 1000 },
    ]),
    calculation: {
      totals: { totalDiscount: eur(off), shippingTotal: eur(delivery) },
      covered: covered ?? [{ cardId: 'a', minor: 100 }],
      remaining: eur(9000),
    } as never,
  }).changed

test('lists the differences from the shown totals: goods, prices, reductions, delivery or gift cards [C-PAY-O2]', () => {
  expect(changed({ lines: [{ sku: 'dress' }] })).toEqual(['goods'])
  expect(changed({ lines: [shirts, { sku: 'dress', quantity: 2 }] })).toEqual(['goods'])
  expect(changed({ dress: 8100 })).toEqual(['prices'])
  expect(changed({ off: 1000 })).toEqual(['reductions'])
  expect(changed({ delivery: 0 })).toEqual(['delivery'])
  expect(changed({ covered: [] })).toEqual(['gift-cards'])
  expect(changed({ covered: [{ cardId: 'a', minor: 50 }] })).toEqual(['gift-cards'])
  expect(changed({ lines: [], off: 0, delivery: 0 })).toEqual(['goods', 'reductions', 'delivery'])
  expect(changed({})).toEqual(['other'])
})

test('charges a caller who sends an amount that amount or nothing [C-PAY-O2]', () => {
  const other = (shownAmount?: { readonly amount: number; readonly currency: string }) =>
    otherThanShown({ shownAmount }, frozen)
  const now = eur(8500)

  expect([other(), other(euro(85))]).toEqual([undefined, undefined])
  expect(other(euro(80))).toEqual({
    ...{ code: 'checkout.basket-changed', shown: eur(8000), now, changed: ['other'] },
  })
  expect(other({ amount: 85, currency: 'USD' })).toMatchObject({ shown: now, now })
})
