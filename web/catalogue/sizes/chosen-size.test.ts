import { expect, test } from 'vitest'
import type { Variant } from '#contracts/catalogue.ts'
import { sizeGroups, variantOf } from './chosen-size.ts'

const jeans = (size: string, length: string): Variant => ({
  id: `100_blue_01_${size}_${length}`,
  inStockEcom: true,
  inStockRetail: false,
  inDeliveryDateSet: false,
  size: { sizeId: size, name: size },
  length: { lengthId: length, name: `L${length}` },
})
const variants = [jeans('28', '30'), jeans('28', '32'), jeans('29', '32')]

test('a variant is found only by size and length together [B-PDP-02]', () => {
  expect(variantOf(variants, { sizeId: '28', lengthId: '32' })?.id).toBe('100_blue_01_28_32')
  expect(variantOf(variants, { sizeId: '29', lengthId: '30' })).toBeUndefined()
  expect(variantOf(variants, { sizeId: '28' })).toBeUndefined()
})

test('a size that does not exist in the chosen length finds no variant', () => {
  const { sizes, lengths } = sizeGroups(variants, { lengthId: '30' })

  expect(sizes.map(({ name, variants: left }) => [name, left.length])).toEqual([
    ['28', 1],
    ['29', 0],
  ])
  expect(lengths.map(({ name, variants: left }) => [name, left.length])).toEqual([
    ['L30', 1],
    ['L32', 2],
  ])
})
