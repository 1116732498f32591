import { expect, test } from 'vitest'
import { afterHearing, isLost, isOpen, isPaid, type Outcome, outcomes, type PaymentState } from './payment-state.ts'

const states: readonly PaymentState[] = ['started', 'voiding', ...outcomes]

test('never unpays what was paid', () => {
  for (const outcome of outcomes) {
    expect(isPaid(afterHearing('authorised', outcome))).toBe(true)
    expect(isPaid(afterHearing('received', outcome))).toBe(true)
  }
})

test('gives money back that came after the goods were freed', () => {
  for (const state of ['refused', 'cancelled', 'expired', 'error'] as const) {
    expect(afterHearing(state, 'authorised')).toBe('voiding')
    expect(afterHearing(state, 'refused')).toBe(state)
  }
})

test('hearing the same again changes nothing', () => {
  for (const state of states) {
    for (const outcome of outcomes) {
      const once = afterHearing(state, outcome)
      if (once !== 'voiding') expect(afterHearing(once, outcome)).toBe(once)
    }
  }
})

test('ends the same in whatever order a yes and a no arrive: paid, or given back', () => {
  const heard: Outcome[][] = [
    ['authorised', 'refused'],
    ['refused', 'authorised'],
    ['pending', 'authorised'],
    ['unknown', 'authorised'],
  ]

  const ends = heard.map((outcomes) => outcomes.reduce<PaymentState>(afterHearing, 'started'))

  expect(ends).toEqual(['authorised', 'voiding', 'authorised', 'authorised'])
})

test('a state is open, paid, lost or on its way back, and never two of them', () => {
  for (const state of states) {
    const kinds = [isOpen(state), isPaid(state), isLost(state), state === 'voiding' || state === 'voided']
    expect(kinds.filter(Boolean), state).toHaveLength(1)
  }
})
