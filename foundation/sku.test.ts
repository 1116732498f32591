import { expect, test } from 'vitest'
import { productIdOf } from './sku.ts'

test('finds the product of a variant in the first three parts of its sku [D-17, C-LIN-O8, C-LIN-01]', () => {
  expect(productIdOf('100231_navy_03_38')).toBe('100231_navy_03')
  expect(productIdOf('100231_navy_03_32_34')).toBe('100231_navy_03')
})
