import { afterEach, expect, test, vi } from 'vitest'
import { hasConsent } from './consent.ts'

afterEach(() => vi.unstubAllGlobals())

const withCookie = (cookie: string, dataset: object = {}) =>
  vi.stubGlobal('document', { cookie, documentElement: { dataset } })

test('takes a category for agreed to only where the cookie says so [B-CONS-02]', () => {
  withCookie('market=en-gb; consent=consentid:1,action:yes,necessary:yes,functional:yes,analytics:no')
  expect([hasConsent('functional'), hasConsent('analytics')]).toEqual([true, false])

  withCookie('consent=consentid%3A1%2Cfunctional%3Ayes')
  expect(hasConsent('functional')).toBe(true)

  withCookie('other-consent=functional:yes')
  expect(hasConsent('functional')).toBe(false)
})

test('takes everything for granted where only developers see the shop, unless they said no [B-CONS-03]', () => {
  withCookie('', { consent: 'granted' })

  expect([hasConsent('functional'), hasConsent('advertisement')]).toEqual([true, true])

  withCookie('consent=action:yes,necessary:yes,functional:no', { consent: 'granted' })
  expect(hasConsent('functional')).toBe(false)
})
