import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkAnswer } from './strict-answer.ts'

const basket = z.object({
  lines: z.array(z.object({ sku: z.string(), pieces: z.number().default(1) })),
  note: z.string().nullable(),
})
/** The deviations of an answer from its contract; undefined if there are none. */
function wrong(answer: unknown): unknown {
  try {
    checkAnswer('GET /api/basket', basket, JSON.stringify(answer))
    return undefined
  } catch (fault) {
    return fault
  }
}
const line = { sku: 'a', pieces: 2 }

test('lets an answer pass that is what its contract says', () => {
  expect(wrong({ lines: [line, line], note: null })).toBeUndefined()
})

test('stops an answer that is not, and names the first places', () => {
  expect(wrong({ note: 'a' })).toMatchObject({ code: 'call.answer-breaks-contract' })
  const many = wrong({ lines: Array.from({ length: 9 }, () => ({ pieces: 1 })), note: 1 }) as { details: object }
  expect(many.details).toMatchObject({ key: 'GET /api/basket', issues: { length: 5 } })
})

test('stops an answer that says more, and names the field', () => {
  const field = (answer: unknown) => (wrong(answer) as { details?: { field?: string } }).details?.field

  expect(wrong({ lines: [], note: null, secret: 1 })).toMatchObject({ code: 'call.answer-says-too-much' })
  expect(field({ lines: [], note: null, secret: 1 })).toBe('/secret')
  expect(field({ lines: [], note: null, secret: null })).toBe('/secret')
  expect(field({ lines: [line, { ...line, cost: 5 }], note: 'a' })).toBe('/lines/1/cost')
  expect(field({ lines: [{ sku: 'a' }], note: 'a' })).toBe('/lines/0')
})
