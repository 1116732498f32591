import { expect, test } from 'vitest'
import { openLoyalty } from './loyalty.service.ts'
import type { LoyaltyNeeds } from './loyalty-needs.ts'

test('a shop without a loyalty programme finds no member by name, and says so without a fault', async () => {
  const faults: unknown[] = []
  const needs = { provider: undefined, log: (fault: unknown) => faults.push(fault) } as unknown as LoyaltyNeeds

  expect(await openLoyalty(needs).findByName({ firstName: 'Ane', lastName: 'Holm' })).toEqual({ ok: true, value: [] })
  expect(faults).toEqual([])
})
