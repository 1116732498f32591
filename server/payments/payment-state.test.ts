import { expect, test } from 'vitest'
import { isLost, isOpen, isPaid, type Outcome, outcomes, type PaymentState, stateAfterEvent } from './payment-state.ts'

const states: readonly PaymentState[] = ['started', 'voiding', ...outcomes]

test('never makes a paid payment unpaid [C-PRS-O3]', () => {
  for (const outcome of outcomes) {
    expect(isPaid(stateAfterEvent('authorised', outcome))).toBe(true)
    expect(isPaid(stateAfterEvent('received', outcome))).toBe(true)
  }
})

test('refunds money that came after the goods were released', () => {
  for (const state of ['refused', 'cancelled', 'expired', 'error'] as const) {
    expect(stateAfterEvent(state, 'authorised')).toBe('voiding')
    expect(stateAfterEvent(state, 'refused')).toBe(state)
  }
})

test('a repeated event changes nothing [C-PRS-O3, C-PAY-O5]', () => {
  for (const state of states) {
    for (const outcome of outcomes) {
      const once = stateAfterEvent(state, outcome)
      if (once !== 'voiding') expect(stateAfterEvent(once, outcome)).toBe(once)
    }
  }
})

test('reaches the same end in any order of approval and refusal: paid, or given back', () => {
  const heard: Outcome[][] = [
    ['authorised', 'refused'],
    ['refused', 'authorised'],
    ['pending', 'authorised'],
    ['unknown', 'authorised'],
  ]

  const ends = heard.map((outcomes) => outcomes.reduce<PaymentState>(stateAfterEvent, 'started'))

  expect(ends).toEqual(['authorised', 'voiding', 'authorised', 'authorised'])
})

test('a state is open, paid, lost or on its way back, and never two of them [C-PRS-O1]', () => {
  for (const state of states) {
    const kinds = [isOpen(state), isPaid(state), isLost(state), state === 'voiding' || state === 'voided']
    expect(kinds.filter(Boolean), state).toHaveLength(1)
  }
})
