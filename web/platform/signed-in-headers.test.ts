import { expect, test } from 'vitest'
import { signedInHeaders, storeTermsVersion } from './signed-in-headers.ts'

const now = new Date('2026-11-23T09:00:00Z')

test('sends the terms version and the time with every call of a signed-in browser, and nothing without a session [C-CLB-05, C-SES-09, C-SES-O6, B-AUTH-04, B-STO-11, D-03]', () => {
  const cookies = 'market=en-gb; authenticated=1; termsVersion=2; marketingTerms=false'

  expect(signedInHeaders(cookies, now)).toEqual({
    'x-newsletter': 'false',
    'x-terms-condition-version': '2',
    'x-terms-condition-date': '2026-11-23T09:00:00.000Z',
  })
  expect(signedInHeaders('termsVersion=2; notauthenticated=1', now)).toEqual({})
})

test('tells marketing as accepted where no answer is kept, as the protocol has it, and no version where none was accepted [B-STO-13, C-CLB-05, D-03]', () => {
  const headers = signedInHeaders('authenticated=1', now)

  expect(headers['x-newsletter']).toBe('true')
  expect(headers).not.toHaveProperty('x-terms-condition-version')
})

test('keeps the accepted version beside its cookie [B-STO-12]', () => {
  const memory = new Map<string, string>()

  storeTermsVersion('authenticated=1; termsVersion=2', { setItem: (name, text) => void memory.set(name, text) })

  expect([...memory]).toEqual([['termsVersion', '2']])
})
