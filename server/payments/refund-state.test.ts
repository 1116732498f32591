import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterRefundEvent, pauseAfterTry, type RefundState, refundableMinor } from './refund-state.ts'

const events = ['received', 'done', 'refused', 'failed', 'reversed'] as const

test('treats a refund that was reported as done as failed if it did not arrive', () => {
  expect(
    ['done', 'failed'].reduce<RefundState>((state, event) => afterRefundEvent(state, event as 'done'), 'asked'),
  ).toBe('failed')
  expect(afterRefundEvent('done', 'reversed')).toBe('failed')
})

test('reaches the same end in any order of a failure and the events before it', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['received', 'done', 'failed', 'failed', 'reversed'] as const), (told) => {
      const end = told.reduce<RefundState>(afterRefundEvent, 'asked')
      expect(end === 'failed').toBe(told.includes('failed') || told.includes('reversed'))
    }),
  )
})

test('has a transition for every state and event', () => {
  for (const state of ['asked', 'received', 'done', 'failed'] as const)
    for (const event of events) expect(afterRefundEvent(state, event), `${state}, ${event}`).toBeTypeOf('string')
})

test('tries a refund again four times, later each time, and then leaves it to an operator', () => {
  expect([1, 2, 3, 4, 5].map(pauseAfterTry)).toEqual([3600, 21_600, 86_400, 259_200, undefined])
})

test('gives back no more than was paid and is still ours', () => {
  expect(refundableMinor({ paidMinor: 1000, backMinor: 300, lostMinor: 0 })).toBe(700)
  expect(refundableMinor({ paidMinor: 1000, backMinor: 300, lostMinor: 1000 })).toBe(0)
})
