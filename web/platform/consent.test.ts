import { afterEach, expect, test, vi } from 'vitest'
import { consentUpdate, followConsent, hasConsent } from './consent.ts'

afterEach(() => vi.unstubAllGlobals())

const withCookie = (cookie: string, dataset: object = {}) =>
  vi.stubGlobal('document', { cookie, documentElement: { dataset } })

test('treats a category as agreed only when the cookie says so [B-CONS-02, B-CONS-08]', () => {
  withCookie('market=en-gb; consent=consentid:1,action:yes,necessary:yes,functional:yes,analytics:no')
  expect([hasConsent('functional'), hasConsent('analytics')]).toEqual([true, false])

  withCookie('consent=consentid%3A1%2Cfunctional%3Ayes')
  expect(hasConsent('functional')).toBe(true)

  withCookie('other-consent=functional:yes')
  expect(hasConsent('functional')).toBe(false)
})

test('grants all categories in a shop that only developers see, unless they refused [B-CONS-03]', () => {
  withCookie('', { consent: 'granted' })

  expect([hasConsent('functional'), hasConsent('advertisement')]).toEqual([true, true])

  withCookie('consent=action:yes,necessary:yes,functional:no', { consent: 'granted' })
  expect(hasConsent('functional')).toBe(false)
})

test('sets up what depends on consent, and again 150 ms after each change of it [B-CONS-06, B-CON-09]', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  let times = 0

  followConsent(() => times++)
  const atFirst = times
  page.dispatchEvent(new Event(consentUpdate))
  vi.advanceTimersByTime(149)
  const before = times
  vi.advanceTimersByTime(1)
  vi.useRealTimers()

  expect([atFirst, before, times]).toEqual([1, 1, 2])
})
