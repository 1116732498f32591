import { expect, test } from 'vitest'
import { hasConsent } from './consent.ts'

test('takes a category for agreed to only where the cookie says so', () => {
  const cookies = 'market=en-gb; consent=consentid:1,action:yes,necessary:yes,functional:yes,analytics:no'

  expect(hasConsent('functional', cookies)).toBe(true)
  expect(hasConsent('analytics', cookies)).toBe(false)
  expect(hasConsent('functional', 'consent=consentid%3A1%2Cfunctional%3Ayes')).toBe(true)
  expect(hasConsent('functional', '')).toBe(false)
})
