import { expect, test } from 'vitest'
import { accepted, refused } from '#foundation/result.ts'
import type { SellableVariant } from '#server/catalogue/index.ts'
import { emptyBasket } from './basket.ts'
import { addLines, changeLine, removeLines, setLines } from './change-lines.ts'
import { type Goods, noGoods } from './goods.ts'

const variant = (sku: string, more: Partial<SellableVariant> = {}): [string, SellableVariant] => [
  sku,
  {
    sku,
    ean: `ean-of-${sku}`,
    retired: false,
    productId: sku.split('_').slice(0, 3).join('_'),
    ...more,
  } as SellableVariant,
]
const price = (sku: string, minor: number) =>
  [sku, { sku, minor, listMinor: null, memberMinor: null, priorMinor: null }] as const
const goods: Goods = {
  ...noGoods,
  variants: new Map([
    variant('1_red_01_s'),
    variant('1_red_01_m'),
    variant('2_blue_01_one'),
    variant('3_old_01_one', { retired: true }),
  ]),
  prices: new Map([
    price('1_red_01_s', 1000),
    price('1_red_01_m', 1000),
    price('2_blue_01_one', 2000),
    price('3_old_01_one', 500),
  ]),
  available: new Map([
    ['1_red_01_s', 5],
    ['1_red_01_m', 200],
    ['2_blue_01_one', 0],
    ['3_old_01_one', 9],
  ]),
}
const empty = emptyBasket('b', 'da-dk', 'DKK')
const withLines = (...lines: [sku: string, quantity: number][]) => ({
  ...empty,
  lines: lines.map(([sku, quantity], index) => ({
    id: String(index + 1),
    sku,
    quantity,
    seenMinor: 1000,
    stockLocation: 'warehouse' as const,
  })),
})

test('merges added pieces with the existing line of the variant [C-LIN-O1]', () => {
  const added = addLines(goods, withLines(['1_red_01_s', 2]), [{ sku: '1_red_01_s', quantity: 3 }])

  expect(added).toMatchObject(accepted({ lines: [{ id: '1', quantity: 5 }] }))
})

test('counts what is in the basket against the stock, and names how many there are [C-LIN-O3]', () => {
  const added = addLines(goods, withLines(['1_red_01_s', 2]), [{ sku: '1_red_01_s', quantity: 4 }])

  expect(added).toEqual(refused({ code: 'basket.not-enough-stock', sku: '1_red_01_s', available: 5 }))
})

test('counts a bonus of the same variant against the stock as well [C-LIN-O3]', () => {
  const basket = withLines(['1_red_01_s', 2], ['1_red_01_s', 2])
  const [bought, given] = basket.lines
  const both = { ...basket, lines: [bought!, { ...given!, bonus: { promotionId: 'gift', rewardId: 'r' } }] }

  expect(addLines(goods, both, [{ sku: '1_red_01_s', quantity: 1 }]).ok).toBe(true)
  expect(addLines(goods, both, [{ sku: '1_red_01_s', quantity: 2 }])).toEqual(
    refused({ code: 'basket.not-enough-stock', sku: '1_red_01_s', available: 3 }),
  )
})

test('adds all lines or none [C-LIN-02]', () => {
  const added = addLines(goods, empty, [
    { sku: '1_red_01_s', quantity: 1 },
    { sku: '2_blue_01_one', quantity: 1 },
  ])

  expect(added).toEqual(refused({ code: 'basket.sold-out', sku: '2_blue_01_one' }))
})

test('takes whole numbers from 1 to 99 and nothing else [C-LIN-O2]', () => {
  for (const quantity of [0, -1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY]) {
    const added = addLines(goods, empty, [{ sku: '1_red_01_m', quantity }])
    expect(added).toEqual(refused({ code: 'basket.quantity-not-possible', limit: 99 }))
  }
  expect(addLines(goods, withLines(['1_red_01_m', 60]), [{ sku: '1_red_01_m', quantity: 40 }])).toMatchObject({
    ok: false,
  })
})

test('takes only whole numbers from 1 to 99 when a size change joins another line [C-LIN-O2, C-LIN-O4]', () => {
  const basket = withLines(['1_red_01_s', 2], ['1_red_01_m', 3])
  const joined = (quantity: number) => changeLine(goods, basket, { lineId: '1', sku: '1_red_01_m', quantity })

  for (const quantity of [-1, 1.5, 100, 1000, Number.NaN])
    expect(joined(quantity), String(quantity)).toEqual(refused({ code: 'basket.quantity-not-possible', limit: 99 }))
  expect(joined(1)).toMatchObject(accepted({ lines: [{ sku: '1_red_01_m', quantity: 4 }] }))
})

test('removes a line whose quantity is set to 0 [C-LIN-O2]', () => {
  expect(setLines(goods, withLines(['1_red_01_s', 2]), [{ sku: '1_red_01_s', quantity: 0 }])).toMatchObject(
    accepted({ lines: [] }),
  )
  expect(changeLine(goods, withLines(['1_red_01_s', 2]), { lineId: '1', quantity: 0 })).toMatchObject(
    accepted({ lines: [] }),
  )
})

test('leaves lines unchanged that a call does not name [C-LIN-O1]', () => {
  const set = setLines(goods, withLines(['1_red_01_s', 2], ['1_red_01_m', 1]), [{ sku: '1_red_01_m', quantity: 7 }])

  expect(set).toMatchObject(accepted({ lines: [{ quantity: 2 }, { quantity: 7 }] }))
})

test('changes a size, and merges with the line that has it already [C-LIN-O4]', () => {
  const moved = changeLine(goods, withLines(['1_red_01_s', 2]), { lineId: '1', sku: '1_red_01_m' })
  const merged = changeLine(goods, withLines(['1_red_01_s', 2], ['1_red_01_m', 3]), { lineId: '1', sku: '1_red_01_m' })

  expect(moved).toMatchObject(accepted({ lines: [{ id: '1', sku: '1_red_01_m', quantity: 2 }] }))
  expect(merged).toMatchObject(accepted({ lines: [{ id: '2', quantity: 5 }] }))
})

test('refuses a size that has too little stock for the pieces of its line [C-LIN-O4]', () => {
  const basket = withLines(['1_red_01_m', 3], ['1_red_01_s', 4])

  expect(changeLine(goods, basket, { lineId: '1', sku: '1_red_01_s' })).toEqual(
    refused({ code: 'basket.not-enough-stock', sku: '1_red_01_s', available: 5 }),
  )
})

test('does not turn a line into another style [C-LIN-O4]', () => {
  const changed = changeLine(goods, withLines(['1_red_01_s', 2]), { lineId: '1', sku: '3_old_01_one' })

  expect(changed).toMatchObject({ ok: false })
})

test('refuses what is unknown, retired, has another barcode, or no size yet [C-LIN-O3, C-LIN-O8]', () => {
  const codeOf = (sku: string, ean?: string) => {
    const added = addLines(goods, empty, [{ sku, ean, quantity: 1 }])
    return added.ok ? 'added' : added.problem.code
  }

  expect(codeOf('9_none_01_s')).toBe('basket.unknown-variant')
  expect(codeOf('3_old_01_one')).toBe('basket.not-for-sale')
  expect(codeOf('1_red_01_s', 'ean-of-another')).toBe('basket.ean-of-another-variant')
  expect(codeOf('1_red_01')).toBe('basket.choose-a-size')
})

test('refuses to remove a line that does not exist, so that an outdated page shows it', () => {
  expect(removeLines(withLines(['1_red_01_s', 2]), ['7'])).toEqual(refused({ code: 'basket.line-not-found' }))
})
