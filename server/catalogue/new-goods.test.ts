import { expect, test } from 'vitest'
import { isNew, newBetween } from './new-goods.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const moment = { now, newDays: 2 }

test.each([
  ['2026-02-27T12:00:00.000Z', false],
  ['2026-02-27T12:00:00.001Z', true],
  ['2026-03-01T12:00:00.000Z', true],
  ['2026-03-01T12:00:00.001Z', false],
])('of what came to the shop on %s, says whether it is new two days long: %s', (from, expected) => {
  expect(isNew({ availableFrom: Date.parse(from) }, moment)).toBe(expected)
})

test('tells an index the same days', () => {
  expect(newBetween(moment)).toEqual({ after: Date.parse('2026-02-27T12:00:00Z'), until: now })
})
