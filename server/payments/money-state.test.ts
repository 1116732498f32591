import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import { isHeldBack, isMoneyLost, moneyStates, moneyStatusOf } from './money-state.ts'
import { type MoneyEvent, moneyEventKinds } from './payment-provider.port.ts'

const event = (kind: MoneyEvent['kind'], minute: number, caseId = 'case', minor = 1000): MoneyEvent => ({
  ...{ kind, caseId, amount: money(minor, 'DKK') },
  at: new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString(),
})

test('counts money as lost from a chargeback until its reversal, and again from a second chargeback', () => {
  const told = [
    event('dispute-opened', 1),
    event('chargeback', 2),
    event('chargeback-reversed', 3),
    event('chargeback', 4),
  ]

  expect(told.map((_, index) => moneyStatusOf(told.slice(0, index + 1)))).toEqual([
    { state: 'disputed', lostMinor: 0 },
    { state: 'charged-back', lostMinor: 1000 },
    { state: 'kept', lostMinor: 0 },
    { state: 'charged-back', lostMinor: 1000 },
  ])
})

test('adds up what several disputes of one payment took', () => {
  const told = [
    event('chargeback', 1, 'a', 300),
    event('chargeback', 2, 'b', 200),
    event('chargeback-reversed', 3, 'a'),
  ]

  expect(moneyStatusOf(told)).toEqual({ state: 'charged-back', lostMinor: 200 })
})

test('counts the amount of the first notice of a loss, whatever later notices of the same loss say', () => {
  const told = [event('chargeback', 1, 'a', 1000), event('chargeback', 2, 'a', 400), event('dispute-opened', 3, 'a', 1)]

  expect(moneyStatusOf(told)).toEqual({ state: 'charged-back', lostMinor: 1000 })
})

test('lets nothing but an operator bring back money that was never captured or whose promise was withdrawn', () => {
  for (const kind of ['capture-failed', 'cancelled'] as const)
    for (const later of moneyEventKinds)
      expect(isMoneyLost(moneyStatusOf([event(kind, 1), event(later, 2)]).state), `${kind}, ${later}`).toBe(true)
})

test('reaches the same state in any order of notices, even if they are repeated', () => {
  const anyEvent = fc.record({
    kind: fc.constantFrom(...moneyEventKinds),
    minute: fc.nat(5),
    caseId: fc.constantFrom('a', 'b'),
  })
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 8 }), fc.infiniteStream(fc.nat(100)), (drawn, dice) => {
      const told = drawn.map(({ kind, minute, caseId }) => event(kind, minute, caseId))
      const shuffled = [...told, ...told]
        .map((one) => ({ one, at: dice.next().value }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one)
      expect(moneyStatusOf(shuffled)).toEqual(moneyStatusOf(told))
    }),
    { numRuns: 1000 },
  )
})

test('holds an order back while its money is lost and no operator released it', () => {
  const heldBack = (releasedAt: Date | null) =>
    moneyStates.filter((moneyState) => isHeldBack({ moneyState, releasedAt }))

  expect(heldBack(null)).toEqual(['charged-back', 'capture-failed', 'withdrawn'])
  expect(heldBack(new Date())).toEqual([])
})
