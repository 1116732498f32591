import { expect, test } from 'vitest'
import { basketWith, goodsOf } from './basket.fakes.ts'
import { isForSale, missingGoods, piecesOf } from './goods.ts'

const goods = goodsOf(
  [
    { sku: 'shirt', minor: 1000, pieces: 5 },
    { sku: 'dress', minor: 1000, pieces: 0 },
    { sku: 'coat', minor: 1000, pieces: 9, retired: true },
  ],
  { inStores: new Map([['shirt store:aarhus', 2]]) },
)
const inStore = { stockLocation: 'store', storeId: 'aarhus' } as const
const missing = (...lines: Parameters<typeof basketWith>[0]) => missingGoods(basketWith(lines).lines, goods)

test('counts the pieces where a line takes them from, and none of what is not sold [C-LIN-O3]', () => {
  const pieces = (sku: string, more: object = {}) => piecesOf(goods, { sku, stockLocation: 'warehouse', ...more })

  expect([pieces('shirt'), pieces('shirt', inStore), pieces('dress'), pieces('dress', inStore)]).toEqual([5, 2, 0, 0])
  expect([pieces('coat'), pieces('none')]).toEqual([0, 0])
  expect([isForSale(goods, 'shirt'), isForSale(goods, 'coat'), isForSale(goods, 'none')]).toEqual([true, false, false])
  expect(isForSale({ ...goods, prices: new Map() }, 'shirt')).toBe(false)
})

test('names the lines that cannot be bought, and counts lines of the same stock together [C-LIN-O3]', () => {
  expect(missing({ sku: 'shirt', quantity: 5 }, { sku: 'shirt', quantity: 2, ...inStore })).toBeUndefined()
  expect(missing({ sku: 'shirt', quantity: 3 }, { sku: 'shirt', quantity: 3 })).toEqual({
    ...{ code: 'basket.not-enough-stock', sku: 'shirt', available: 5 },
  })
  expect(missing({ sku: 'shirt', quantity: 3, ...inStore })).toMatchObject({ available: 2 })
  expect(missing({ sku: 'dress' })).toEqual({ code: 'basket.sold-out', sku: 'dress' })
  expect(missing({ sku: 'shirt' }, { sku: 'coat' })).toEqual({ code: 'basket.not-for-sale', sku: 'coat' })
})
