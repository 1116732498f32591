import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basketWith, goodsOf, marketOf } from './basket.fakes.ts'
import { basketResponse } from './basket-response.ts'
import { changeLine } from './change-lines.ts'
import { missingGoods } from './goods.ts'

const now = new Date('2026-06-15T12:00:00Z')
const [jeans, shirt] = ['1_blue_01_30', '2_white_01_m']
const bonus = { promotionId: 'p', rewardId: 'r' }
const inStore = { stockLocation: 'store', storeId: 'copenhagen' } as const

const anyStock = fc.record({
  pieces: fc.integer({ min: 0, max: 200 }),
  storePieces: fc.integer({ min: 0, max: 12 }),
  retired: fc.boolean(),
})
/** At most one ordinary line, one line of a store, and some bonus lines, all of the same variant. */
const anyLines = fc
  .record({
    ordinary: fc.integer({ min: 1, max: 99 }),
    fromStore: fc.integer({ min: 1, max: 12 }),
    bonuses: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
    other: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ ordinary, fromStore, bonuses, other }) => [
    { sku: jeans, quantity: ordinary },
    { sku: jeans, quantity: fromStore, ...inStore },
    ...bonuses.map((quantity) => ({ sku: jeans, quantity, bonus })),
    { sku: shirt, quantity: other },
  ])

const shopWith = ({ pieces, storePieces, retired }: { pieces: number; storePieces: number; retired: boolean }) => {
  const things = [
    { sku: jeans, minor: 8000, pieces, retired },
    { sku: shirt, minor: 2500, pieces: 300 },
  ]
  return goodsOf(things, { inStores: new Map([[`${jeans} store:copenhagen`, storePieces]]) })
}

test('accepts exactly the quantities of a line up to the maximum that it shows [C-LIN-01, C-BON-O3]', () => {
  fc.assert(
    fc.property(anyStock, anyLines, (stock, lines) => {
      const goods = shopWith(stock)
      const basket = basketWith(lines)
      const shown = basketResponse(basket, { market: marketOf(), goods, now, t: (key) => key }).basket.lines

      for (const { id, maxQuantity } of shown) {
        const isAccepted = (quantity: number) => changeLine(goods, basket, { lineId: id, quantity }).ok
        if (maxQuantity > 0) expect(isAccepted(maxQuantity)).toBe(true)
        expect(isAccepted(maxQuantity + 1)).toBe(false)
      }
    }),
  )
})

test('warns of too few pieces exactly when the basket cannot be bought as it is', () => {
  fc.assert(
    fc.property(anyStock, anyLines, (stock, lines) => {
      const goods = shopWith(stock)
      const basket = basketWith(lines)
      const shown = basketResponse(basket, { market: marketOf(), goods, now, t: (key) => key }).basket.lines
      const warned = shown.filter(({ warning }) => warning === 'sold-out' || warning === 'fewer-left')

      expect(warned.length > 0).toBe(missingGoods(basket.lines, goods) !== undefined)
      for (const { warning, maxQuantity, quantity } of warned)
        expect([warning, maxQuantity < quantity]).toEqual([maxQuantity === 0 ? 'sold-out' : 'fewer-left', true])
    }),
  )
})
