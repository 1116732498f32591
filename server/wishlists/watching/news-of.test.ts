import { expect, test } from 'vitest'
import type { ProductDetail } from '#contracts/catalogue.ts'
import { newsOf, type ReportedState } from './news-of.ts'

const product = (amount: number, ...left: (number | 'many')[]) =>
  ({
    id: '1_red_01',
    price: { salesPrice: { amount, currency: 'GBP' } },
    variants: left.map((pieces, at) => ({
      id: `1_red_01_${at}`,
      inStockEcom: pieces !== 0,
      ...(pieces === 'many' || pieces === 0 ? {} : { fewLeft: pieces }),
    })),
  }) as unknown as ProductDetail
const saved = (sku = '1_red_01', minor = 5000) => ({ sku, savedAt: '', price: { minor, currency: 'GBP' } })
const known = (minor: number, isLast = false): Record<string, ReportedState> => ({
  '1_red_01': { minor, currency: 'GBP', isLast },
})
const told = (items: ReturnType<typeof saved>[], state: Record<string, ReportedState>, now?: ProductDetail) => {
  const compared = newsOf(items, state, () => now)
  return { news: compared.news.map(({ sku, was, left }) => ({ sku, was: was?.minor, left })), known: compared.told }
}

test('tells of a lower price, from the price at which the product was saved, and once', () => {
  const first = told([saved()], {}, product(40, 'many'))

  expect(first.news).toEqual([{ sku: '1_red_01', was: 5000, left: undefined }])
  expect(told([saved()], first.known, product(40, 'many')).news).toEqual([])
  expect(told([saved()], first.known, product(39, 'many')).news).toEqual([
    { sku: '1_red_01', was: 4000, left: undefined },
  ])
})

test('reports no price that rose, and compares later prices with it', () => {
  const risen = told([saved()], known(4000), product(60, 'many'))

  expect(risen.news).toEqual([])
  expect(told([saved()], risen.known, product(50, 'many')).news).toHaveLength(1)
})

test('compares no prices of different currencies', () => {
  const abroad = { ...saved(), price: { minor: 90_000, currency: 'DKK' } }

  expect(told([abroad], {}, product(40, 'many'))).toEqual({ news: [], known: known(4000) })
})

test('tells of the last pieces of a saved size, or of all sizes there are, and once', () => {
  const few = product(50, 2, 'many')

  expect(told([saved('1_red_01_0')], known(5000), few).news).toEqual([{ sku: '1_red_01_0', was: undefined, left: 2 }])
  expect(told([saved('1_red_01_1')], known(5000), few).news).toEqual([])
  expect(told([saved()], known(5000), few).news).toEqual([])
  expect(told([saved()], known(5000), product(50, 2, 0, 1)).news).toMatchObject([{ left: 3 }])
  expect(told([saved()], known(5000, true), product(50, 1)).news).toEqual([])
  expect(told([saved()], {}, product(50, 1)).news).toEqual([])
  expect(told([saved()], known(5000), product(50, 0)).news).toEqual([])
})

test('keeps what is known of a product that is not sold at the moment, and forgets one that was taken out', () => {
  expect(told([saved()], known(5000), undefined)).toEqual({ news: [], known: known(5000) })
  expect(told([], known(5000), product(40, 'many'))).toEqual({ news: [], known: {} })
})
