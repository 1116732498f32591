import { expect, test } from 'vitest'
import { readConsent } from '#foundation/consent.ts'
import { cookieOf } from '#foundation/shop-cookies.ts'
import { updateVisit } from './measured-visit.ts'

/** Calls `updateVisit` with these cookies; returns the visit and the cookies that were set and cleared. */
function ask(sentCookies: Record<string, string>) {
  const done: unknown[] = []
  const visit = updateVisit({
    ...{ consent: readConsent(sentCookies.consent), sentCookies },
    cookies: {
      set(name, value) {
        const { readable, maxAgeSeconds } = cookieOf(name)!
        done.push([readable ? 'readable' : 'for the server', name, value, maxAgeSeconds])
      },
      clear: (name) => done.push(['cleared', name]),
    },
  })
  return { visit, done }
}
const agreed = 'action:yes,necessary:yes,analytics:yes'
const refused = 'action:yes,necessary:yes,functional:yes,analytics:no'

test('names a browser for a year and a visit for twenty minutes from each page, once the shopper agreed to analytics [B-STO-18, B-STO-19, B-TRK-03, D-21, B-CON-12]', () => {
  const { visit, done } = ask({ consent: agreed })

  expect(done).toEqual([
    ['readable', 'tracking', visit!.visitorId, 365 * 24 * 60 * 60],
    ['for the server', 'session', visit!.sessionId, 20 * 60],
  ])
  expect(visit!.visitorId).not.toBe(visit!.sessionId)
  const again = ask({ consent: agreed, tracking: visit!.visitorId, session: visit!.sessionId })
  expect(again).toEqual({ visit, done })
})

test('begins another visit of the same browser when the last one is over [B-STO-19]', () => {
  const { visit } = ask({ consent: agreed })
  const later = ask({ consent: agreed, tracking: visit!.visitorId }).visit

  expect(later!.visitorId).toBe(visit!.visitorId)
  expect(later!.sessionId).not.toBe(visit!.sessionId)
})

test.each([
  ['who has not answered', {}],
  ['who refused', { consent: refused }],
  ['whose answer cannot be read', { consent: 'yes' }],
])('names nobody %s, and takes a name away that they had [B-STO-O1, B-CONS-O3, D-21]', (_, cookies) => {
  expect(ask(cookies)).toEqual({ visit: undefined, done: [] })
  expect(ask({ ...cookies, tracking: 'aaaaaaaaaa', session: 'bbbbbbbbbb' })).toEqual({
    visit: undefined,
    done: [
      ['cleared', 'tracking'],
      ['cleared', 'session'],
    ],
  })
})

test('takes no name that somebody made up', () => {
  for (const made of ['', 'short', '<script>', 'x'.repeat(65), 'a b c d e f'])
    expect(ask({ consent: agreed, tracking: made }).visit!.visitorId).not.toBe(made)
})
