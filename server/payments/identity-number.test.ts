import { expect, test } from 'vitest'
import { isIdentityNumber } from './identity-number.ts'

test('takes identity numbers whose last two digits check the others, and nothing else [C-IYZ-O1]', () => {
  for (const right of ['10000000146', '11111111110']) expect(isIdentityNumber(right), right).toBe(true)
  for (const wrong of ['10000000147', '01000000146', '1000000014', '100000001460', '1000000014a', '', '11111111111'])
    expect(isIdentityNumber(wrong), wrong).toBe(false)
  for (const wrong of ['x10000000146', '10000000156']) expect(isIdentityNumber(wrong), wrong).toBe(false)
})

test('notices one mistyped digit', () => {
  const right = '10000000146'
  for (let place = 0; place < right.length; place += 1) {
    const typed = [...right]
    typed[place] = String((Number(typed[place]) + 1) % 10)
    expect(isIdentityNumber(typed.join('')), typed.join('')).toBe(false)
  }
})
