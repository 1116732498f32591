import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayBecome, statesBefore } from './order-state.ts'

const states = ['paymentprocessing', 'placed', 'completed', 'cancelled'] as const

test('goes from in process to placed or cancelled, and from placed to done or cancelled, and no other way [C-ORD-O1, C-ORD-02]', () => {
  const ways = states.flatMap((from) => states.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`))

  expect(ways).toEqual([
    'paymentprocessing placed',
    'paymentprocessing cancelled',
    'placed completed',
    'placed cancelled',
  ])
})

test('never leaves a final state, and never makes the same change twice [C-ORD-O1]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { maxLength: 30 }), (asked) => {
      let state: (typeof states)[number] = 'paymentprocessing'
      let ended = false
      const seen = new Set<string>([state])
      for (const to of asked) {
        if (!statesBefore(to).includes(state)) continue
        expect(ended).toBe(false)
        expect(seen.has(to)).toBe(false)
        state = to
        seen.add(to)
        ended = state === 'completed' || state === 'cancelled'
      }
    }),
  )
})

test('names the states from which an order may be completed, placed or cancelled', () => {
  expect(states.map((to) => statesBefore(to))).toEqual([
    [],
    ['paymentprocessing'],
    ['placed'],
    ['paymentprocessing', 'placed'],
  ])
})
