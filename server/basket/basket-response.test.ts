import { expect, test } from 'vitest'
import { promotion } from '#server/promotions/promotions.fakes.ts'
import { basketWith, goodsOf, marketOf } from './basket.fakes.ts'
import { basketResponse } from './basket-response.ts'
import { optOutOfBonus } from './change-bonuses.ts'

const now = new Date('2026-06-15T12:00:00Z')
const market = marketOf()
const jeans = {
  ...{ sku: '1_blue_02_30_32', productId: '1_blue_02', minor: 8000, listMinor: 10_000, pieces: 7 },
  ...{ name: 'Jeans', imageAlt: 'Jeans, blue', size: '30', length: '32' },
}
const shirt = { sku: '2_white_01_m', minor: 2500 }
const shown = (lines: Parameters<typeof basketWith>[0], pieces = 7) =>
  basketResponse(basketWith(lines), { market, goods: goodsOf([{ ...jeans, pieces }, shirt]), now, t: (key) => key })
    .basket.lines

test('tells of a line its product, picture text, length, old price, what is off, its tax, and the most there may be [C-LIN-01]', () => {
  expect(shown([{ sku: jeans.sku, quantity: 2, seenMinor: 8000 }])[0]).toMatchObject({
    ...{ sku: '1_blue_02_30_32', productId: '1_blue_02', name: 'Jeans', imageAlt: 'Jeans, blue' },
    variant: { size: '30', length: '32' },
    unitPrice: { salesPrice: { amount: 80, currency: 'EUR' }, listPrice: { amount: 100, currency: 'EUR' } },
    totalPrice: { amount: 160, currency: 'EUR' },
    discounts: [{ amount: 40, currency: 'EUR', reference: 'markdown' }],
    taxPercent: 20,
    maxQuantity: 7,
  })
  expect(shown([{ sku: jeans.sku }], 500)[0]?.maxQuantity).toBe(99)
})

test('adds up the lines of one variant that are sent from different places [C-LIN-01]', () => {
  const lines = [
    { sku: shirt.sku, quantity: 1 },
    { sku: jeans.sku, quantity: 1 },
    { sku: jeans.sku, quantity: 2, stockLocation: 'store', storeId: 'copenhagen' },
  ] as const
  const told = shown(lines)

  expect(told.map(({ totalPrice }) => totalPrice.amount)).toEqual([25, 80, 160])
  expect(told.map(({ groupTotalPrice }) => groupTotalPrice.amount)).toEqual([25, 240, 240])
})

test('tells the bounds of its market beside a basket [C-THR-05]', () => {
  const choices = { ...market.choices, threshold: { minimumMinor: 2_500, maximumMinor: 80_000 } }
  const goods = goodsOf([jeans])
  const told = basketResponse(basketWith([]), { market: { ...market, choices }, goods, now, t: (key) => key })

  expect(told.minimumThreshold).toEqual({ amount: 25, currency: 'EUR' })
  expect(told.maximumThreshold).toEqual({ amount: 800, currency: 'EUR' })
})

test('remembers each bonus that was declined beside the others [C-EOR-32]', () => {
  const gift = (id: string) =>
    promotion({ id, level: 'bonus', bonus: { rewardId: `${id}-reward`, pieces: 2, repeats: false }, rewards: [] })
  const facts = { goods: goodsOf([jeans], { promotions: [gift('bag'), gift('socks')] }), market, now }
  const basket = basketWith([{ sku: jeans.sku }], { optedOut: { bag: 1 } })

  expect(optOutOfBonus(facts, basket, { promotionId: 'socks', rewardId: 'socks-reward', count: 2 })).toMatchObject({
    ok: true,
    value: { optedOut: { bag: 1, socks: 2 } },
  })
  expect(optOutOfBonus(facts, basket, { promotionId: 'socks', rewardId: 'bag-reward', count: 2 })).toMatchObject({
    ok: false,
  })
})
