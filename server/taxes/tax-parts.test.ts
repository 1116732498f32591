import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import { partsOfDelivery, partsOfLine, rowsOf, type TaxPart, taxOf } from './tax-parts.ts'

const dollars = (minor: number) => money(minor, 'USD')
const told = (parts: readonly TaxPart[]) =>
  parts.map(({ percent, percent2, amount, vat, vat2 }) => [percent, percent2, amount.minor, vat.minor, vat2.minor])

test('takes two taxes out of a price that includes them, and adds each to one without [C-TAX-O1, C-TAX-04]', () => {
  expect(told([taxOf(dollars(11_000), true, { percent: 10, percent2: 0 })])).toEqual([[10, 0, 11_000, 1_000, 0]])
  expect(told([taxOf(dollars(11_500), true, { percent: 5, percent2: 10 })])).toEqual([[5, 10, 11_500, 500, 1_000]])
  expect(told([taxOf(dollars(10_000), false, { percent: 5, percent2: 7 })])).toEqual([[5, 7, 10_000, 500, 700]])
})

test('taxes what a piece costs above a limit, piece by piece [C-TAX-O1]', () => {
  const above = { percent: 0, percent2: 0, limit: { taxed: 'above', minor: 17_500, percentBeyond: 6.25 } } as const
  const parts = (net: number, pieces: number) => told(partsOfLine(dollars(net), pieces, false, above))

  expect(parts(20_000, 1)).toEqual([
    [0, 0, 17_500, 0, 0],
    [6.25, 0, 2_500, 156, 0],
  ])
  expect(parts(35_000, 2)).toEqual([[0, 0, 35_000, 0, 0]])
  expect(parts(35_003, 2).map(([, , minor]) => minor)).toEqual([35_000, 3])
  // One piece costs one minor unit more than the other, so only that piece is above the limit.
  expect(parts(35_001, 2)).toEqual([
    [0, 0, 35_000, 0, 0],
    [6.25, 0, 1, 0, 0],
  ])
  expect(partsOfLine(dollars(-20_000), 1, false, { ...above, percent: 5 })).toMatchObject([{ vat: dollars(-1_000) }])
  expect([parts(0, 1), parts(20_000, 0)]).toEqual([[[0, 0, 0, 0, 0]], [[0, 0, 20_000, 0, 0]]])
})

test('taxes the whole of a piece from a limit on [C-TAX-O1]', () => {
  const from = { percent: 0, percent2: 0, limit: { taxed: 'whole', minor: 11_000, percentBeyond: 4 } } as const
  const parts = (net: number, pieces: number) => told(partsOfLine(dollars(net), pieces, false, from))

  expect(parts(10_999, 1)).toEqual([[0, 0, 10_999, 0, 0]])
  expect(parts(11_000, 1)).toEqual([[4, 0, 11_000, 440, 0]])
  expect(parts(21_999, 2)).toEqual([
    [0, 0, 10_999, 0, 0],
    [4, 0, 11_000, 440, 0],
  ])
  expect(parts(22_000, 2)).toEqual([[4, 0, 22_000, 880, 0]])
})

const part = (percent: number, minor: number, vat: number, percent2 = 0, vat2 = 0): TaxPart => ({
  ...{ percent, percent2, amount: dollars(minor), vat: dollars(vat), vat2: dollars(vat2) },
})

test('taxes delivery like the goods that are sent, in proportion, and at the usual rate if they have none [C-TAX-O1]', () => {
  const usual = { percent: 8, percent2: 0 }
  const parts = (price: number, sent: readonly TaxPart[]) => told(partsOfDelivery(dollars(price), sent, false, usual))

  expect(parts(1_000, [part(0, 3_000, 0), part(10, 1_000, 100)])).toEqual([
    [10, 0, 250, 25, 0],
    [0, 0, 750, 0, 0],
  ])
  expect(parts(1_000, [part(10, 3_000, 300), part(10, 1_000, 100)])).toEqual([[10, 0, 1_000, 100, 0]])
  expect(parts(1_000, [])).toEqual([[8, 0, 1_000, 80, 0]])
  expect(parts(1_000, [part(10, 0, 0)])).toEqual([[8, 0, 1_000, 80, 0]])
  expect(parts(0, [part(10, 1_000, 100)])).toEqual([])
  // A share that rounds to less than the smallest unit is left out.
  expect(parts(1, [part(10, 1_000, 100), part(0, 10, 0)])).toEqual([[10, 0, 1, 0, 0]])
})

test('lists a row for each rate of each tax, the highest first, also for untaxed amounts [C-TAX-O3, C-TAX-04]', () => {
  const rows = (parts: readonly TaxPart[], included: boolean, hasSecond: boolean) =>
    rowsOf(parts, included, hasSecond).map(({ tax, percent, taxable, vat }) => [tax, percent, taxable.minor, vat.minor])
  const ofOne = [part(0, 500, 0), part(25, 1_250, 250), part(25, 2_500, 500), part(5, 0, 0)]

  expect(rows(ofOne, true, false)).toEqual([
    [1, 25, 3_000, 750],
    [1, 0, 500, 0],
  ])
  expect(rows(ofOne, false, false)).toEqual([
    [1, 25, 3_750, 750],
    [1, 0, 500, 0],
  ])
  expect(rows([part(5, 2_000, 100, 0, 0), part(5, 1_000, 50, 7, 70), part(5, 400, 20, 7, 28)], false, true)).toEqual([
    [1, 5, 3_400, 170],
    [2, 7, 1_400, 98],
    [2, 0, 2_000, 0],
  ])
  expect(rows([part(5, 1_120, 50, 7, 70)], true, true)).toEqual([
    [1, 5, 1_000, 50],
    [2, 7, 1_000, 70],
  ])
  expect(rows([part(5, 0, 0)], true, true)).toEqual([])
  expect(rows([part(5, 1_000, 50, 7, 70), part(13, 1_000, 130, 0, 0)], false, true)).toEqual([
    [1, 13, 1_000, 130],
    [1, 5, 1_000, 50],
    [2, 7, 1_000, 70],
    [2, 0, 1_000, 0],
  ])
})
