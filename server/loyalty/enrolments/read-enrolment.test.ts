import { expect, test } from 'vitest'
import { fakeMarket } from '#server/markets/markets.fakes.ts'
import { readEnrolment } from './read-enrolment.ts'

test('calculates the age of a new loyalty member by the date in the market, not in UTC [C-ACC-O1, C-ACC-04, C-VAL-02, B-VAL-03]', () => {
  const takes = (id: string, now: string) => {
    const person = { email: 'ane@example.com', firstName: 'Ane', lastName: 'Holm', acceptTerms: true }
    const market = fakeMarket(id)
    return readEnrolment({ ...person, birthday: '2010-11-21' }, { market, now: new Date(now) }).ok
  }

  expect([takes('da-dk', '2026-11-20T22:59:00Z'), takes('da-dk', '2026-11-20T23:00:00Z')]).toEqual([false, true])
  expect([takes('en-us', '2026-11-21T04:59:00Z'), takes('en-us', '2026-11-21T05:00:00Z')]).toEqual([false, true])
})
