import { expect, test } from 'vitest'
import { isId, newId, orderNumber } from './ids.ts'

test('makes ids that are impossible to guess and easy to recognise [C-BSK-O3]', () => {
  const ids = new Set(Array.from({ length: 10_000 }, newId))

  expect(ids.size).toBe(10_000)
  expect([...ids].every(isId)).toBe(true)
  expect(isId('not-an-id')).toBe(false)
})

test('gives order numbers a check digit, so that one wrong or two swapped digits are noticed [C-ORD-O4]', () => {
  expect(orderNumber(1_000_000n)).toMatch(/^\d{8}$/)
  expect(orderNumber(7_992_739_871n)).toBe('79927398713')
  expect(orderNumber(5_000_090n)).toBe('50000900')
})
