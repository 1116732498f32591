import { expect, test } from 'vitest'
import { answerWithoutMarket } from './answer-without-market.ts'

const toDenmark = { kind: 'redirect', to: '/da-dk', status: 302 } as const

test('leads a visitor back to the market chosen before, unless the shop always asks for the country at its root', () => {
  expect(answerWithoutMarket(toDenmark, '/', () => false)).toEqual({ goTo: '/da-dk', status: 302 })
  expect(answerWithoutMarket(toDenmark, '/', () => true)).toBe('country-selector')
  expect(answerWithoutMarket(toDenmark, '/dresses', () => true)).toEqual({ goTo: '/da-dk', status: 302 })
})

test('asks a visitor who chose no market for the country at any path, but not at that of a file', () => {
  const at = (path: string) => answerWithoutMarket({ kind: 'choose' }, path, () => false)

  expect([at('/'), at('/dresses'), at('/old.php')]).toEqual(['country-selector', 'country-selector', 'not-found'])
})
