import { expect, test } from 'vitest'
import { isOwn, showsPersonalData } from './order-access.ts'

const madeAt = new Date('2026-06-01T12:00:00Z')
const daysLater = (days: number, ms = 0) => new Date(madeAt.getTime() + days * 86_400_000 + ms)
const email = 'Ida@example.com'
const reader = (accountId: string, verified?: string) => ({ accountId, email: verified })

test('shows a guest’s order to anybody with its id for thirty days, and an account’s order only to its owner [C-RCP-O1, C-RCP-02]', () => {
  const guests = (now: Date) => showsPersonalData({ accountId: null, email, madeAt }, undefined, now)
  const owned = (accountId?: string) =>
    showsPersonalData({ accountId: 'ida', email, madeAt }, accountId ? reader(accountId) : undefined, daysLater(400))

  expect([guests(madeAt), guests(daysLater(30)), guests(daysLater(30, 1))]).toEqual([true, true, false])
  expect([owned('ida'), owned('eva'), owned()]).toEqual([true, false, false])
})

test('shows an old guest’s order only to the account that has verified its address', () => {
  const shows = (verified?: string) =>
    showsPersonalData({ accountId: null, email, madeAt }, reader('ida', verified), daysLater(400))

  expect([shows('ida@example.com'), shows('eva@example.com'), shows()]).toEqual([true, false, false])
})

test('an account does not own the order of another account with the same address', () => {
  expect(isOwn({ accountId: 'eva', email }, reader('ida', email))).toBe(false)
})
