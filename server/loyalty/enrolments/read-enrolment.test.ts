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

test('keeps the birthday and the phone number of a new loyalty member if they were given, and leaves them out otherwise [C-ACC-O1]', () => {
  const person = { email: 'ane@example.com', firstName: ' Ane ', lastName: 'Holm', acceptTerms: true }
  const [market, now] = [fakeMarket('da-dk'), new Date('2026-11-20T12:00:00Z')]
  const kept = (more: object) => readEnrolment({ ...person, ...more }, { market, now })
  const { termsVersion } = market.choices
  const always = { email: 'ane@example.com', firstName: 'Ane', lastName: 'Holm', country: 'DK', termsVersion }
  const more = { birthday: '1990-01-31', phone: '+4520123456' }

  expect(kept(more)).toStrictEqual({ ok: true, value: { ...always, ...more } })
  expect(kept({})).toStrictEqual({ ok: true, value: always })
})
