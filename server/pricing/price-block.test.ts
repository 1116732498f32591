import { expect, test } from 'vitest'
import { marketNamed } from '../catalogue/catalogue.fakes.ts'
import { percentOff, priceBlock, priceIn } from './price-block.ts'
import type { CurrentPrice } from './pricing.ts'

const price = (more: Partial<CurrentPrice>): CurrentPrice => ({
  sku: '1_navy_01_38',
  minor: 7000,
  listMinor: null,
  memberMinor: null,
  priorMinor: null,
  ...more,
})
const denmark = { currency: 'DKK', reductions: 'prior' } as const
const britain = { currency: 'GBP', reductions: 'list' } as const

test('shows a regular price and nothing else', () => {
  expect(priceBlock(price({}), denmark)).toEqual({ salesPrice: { amount: 70, currency: 'DKK' }, discounts: [] })
})

test('bases the percentage on the prior price in the EU [B-CAT-04, D-04, B-CAT-O3, C-ENT-02]', () => {
  const block = priceBlock(price({ priorMinor: 10000, listMinor: 12000 }), denmark)

  expect(block).toMatchObject({
    historicPrice: { amount: 100 },
    listPrice: { amount: 120 },
    percentage: 30,
    historicPercentage: 30,
  })
})

test.each([
  ['da-dk', 13, [10]],
  ['fr-fr', 13, [10]],
  ['en-gb', 30, [30]],
  ['en-us', 30, [30]],
])(
  'in %s tells a reduction of %i percent, and the discount of the same reduction [B-CAT-04, B-CAT-O3, D-04]',
  (id, percentage, off) => {
    const told = priceIn(price({ listMinor: 10_000, priorMinor: 8000 }), marketNamed(id))

    expect(told).toMatchObject({
      ...{ listPrice: { amount: 100 }, historicPrice: { amount: 80 }, percentage, historicPercentage: 13 },
    })
    expect(told.discounts.map(({ amount }) => amount)).toEqual(off)
  },
)

test('rounds 75 against 80 to 6 percent [B-CAT-04, D-04]', () => {
  expect(priceBlock(price({ minor: 7500, priorMinor: 8000, listMinor: 10000 }), denmark).percentage).toBe(6)
})

test('shows no reduction in the EU if the price was as low within the last 30 days [B-CAT-04, D-04]', () => {
  const block = priceBlock(price({ priorMinor: 7000, listMinor: 10000 }), denmark)

  expect(block).toEqual({
    salesPrice: { amount: 70, currency: 'DKK' },
    historicPrice: { amount: 70, currency: 'DKK' },
    discounts: [],
  })
})

test('strikes no list price in the EU without a prior price [D-04]', () => {
  expect(priceBlock(price({ listMinor: 10000 }), denmark)).not.toHaveProperty('listPrice')
})

test('bases the percentage on the list price elsewhere [B-CAT-04, C-ENT-02]', () => {
  const block = priceBlock(price({ listMinor: 10000, priorMinor: 8000 }), britain)

  expect(block).toMatchObject({ listPrice: { amount: 100 }, percentage: 30 })
  expect(priceBlock(price({ listMinor: 10000 }), britain)).not.toHaveProperty('historicPrice')
})

test('shows the lowest price of 30 days elsewhere too, for shops that show it [B-FT-02, B-CAT-04, B-CAT-O3]', () => {
  expect(priceBlock(price({ listMinor: 10000, priorMinor: 8000 }), britain)).toMatchObject({
    historicPrice: { amount: 80 },
    historicPercentage: 13,
  })
  expect(priceBlock(price({ listMinor: 10000, priorMinor: 7000 }), britain)).not.toHaveProperty('historicPercentage')
})

test('ignores a list price equal to the sales price [B-CAT-06, C-ENT-02]', () => {
  expect(priceBlock(price({ listMinor: 7000 }), britain)).toEqual({
    salesPrice: { amount: 70, currency: 'GBP' },
    discounts: [],
  })
})

test('marks a markdown by its reference [B-CAT-07, C-ENT-02, B-CAT-04]', () => {
  expect(priceBlock(price({ listMinor: 10000 }), britain).discounts).toEqual([
    { amount: 30, currency: 'GBP', reference: 'markdown' },
  ])
})

test('never shows a reduction of 0 or 100 percent [B-CAT-04]', () => {
  expect([percentOff(9990, 10_000), percentOff(1, 10_000), percentOff(5000, 10_000)]).toEqual([1, 99, 50])
  expect([percentOff(6250, 10_000), percentOff(6200, 9300)]).toEqual([38, 33])
})

test('shows the reduction by a promotion after the markdown, and the whole reduction [B-CAT-07, B-CAT-08, C-ENT-02, B-CAT-04]', () => {
  const sale = { reference: 'sale', promotionName: 'Sale', percent: 10 }
  const discounts = (minor: number, listMinor: number) =>
    priceBlock(price({ minor, listMinor }), britain, sale).discounts.map(({ amount, reference }) => [amount, reference])

  expect(discounts(7200, 10_000)).toEqual([
    [20, 'markdown'],
    [8, 'sale'],
  ])
  expect(discounts(9000, 10_000)).toEqual([[10, 'sale']])
  expect(discounts(9500, 10_000)).toEqual([[5, 'sale']])
  expect(priceBlock(price({ minor: 7200, listMinor: 10_000 }), britain, sale).discounts[1]).toEqual({
    ...{ amount: 8, currency: 'GBP', reference: 'sale', promotionName: 'Sale', promotionLevel: 'product' },
  })
  expect(priceBlock(price({ minor: 7200, priorMinor: 10_000 }), denmark, sale).discounts).toHaveLength(2)
})

test('shows the lowest price of 30 days of goods that have no list price [B-FT-02]', () => {
  expect(priceBlock(price({ priorMinor: 8000 }), britain)).toEqual({
    ...{ salesPrice: { amount: 70, currency: 'GBP' }, historicPrice: { amount: 80, currency: 'GBP' }, discounts: [] },
  })
  expect(priceBlock(price({ priorMinor: 10_000, listMinor: 6000 }), denmark)).not.toHaveProperty('listPrice')
})

test('writes three decimals where the currency has them', () => {
  expect(priceBlock(price({ minor: 1250 }), { currency: 'KWD', reductions: 'list' }).salesPrice.amount).toBe(1.25)
})
