import { expect, test } from 'vitest'
import type { MutantOutcome } from './mutant-outcome.ts'
import { barOf, scores, summary } from './score.ts'

const tried = (file: string, ...outcomes: MutantOutcome[]) =>
  outcomes.map((outcome, index) => ({ file, line: index + 1, replacement: 'false', outcome }))

test('asks for nine breaks of ten in rules, money and access, and three of four elsewhere', () => {
  expect(barOf('foundation/money.ts')).toBe(0.9)
  expect(barOf('server/orders/orders.repository.ts')).toBe(0.9)
  expect(barOf('server/platform/http/fair-queue.ts')).toBe(0.9)
  expect(barOf('server/delivery/promised-days.ts')).toBe(0.9)
  expect(barOf('server/content/content.repository.ts')).toBe(0.75)
  expect(barOf('web/basket/basket-line.tsx')).toBe(0.75)
})

test('counts by file, the worst first, and adds up under each bar', () => {
  const all = scores([
    ...tried('server/orders/a.ts', 'noticed', 'hung'),
    ...tried('server/orders/b.ts', 'noticed', 'untried'),
    ...tried('web/a.ts', 'missed'),
  ])

  expect(all.map(({ file, noticed }) => [file, noticed])).toEqual([
    ['web/a.ts', 0],
    ['server/orders/b.ts', 1],
    ['server/orders/a.ts', 2],
  ])
  expect(summary(all)).toEqual([
    { bar: 0.9, tried: 4, noticed: 3 },
    { bar: 0.75, tried: 1, noticed: 0 },
  ])
})
