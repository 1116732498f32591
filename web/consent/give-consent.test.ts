import { afterEach, expect, test, vi } from 'vitest'
import { consentUpdate } from '#web/platform/consent.ts'
import { giveConsent } from './give-consent.ts'

afterEach(() => vi.unstubAllGlobals())

function answered(granted: readonly string[], protocol: string) {
  const page = { cookie: '' }
  const said: string[] = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  // What listens to the answer reads the cookie at once.
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => said.push(type, page.cookie))
  giveConsent(granted)
  return { said, cookie: decodeURIComponent(page.cookie).replace(/consentid:[\w-]{36},/, '') }
}

test('an answer to the dialog is stored for a year in a cookie of its own, category by category, before anybody hears of it [B-CONS-02, B-CONS-08, B-CONS-O1, B-STO-15, B-STO-O1]', () => {
  const { cookie, said } = answered(['analytics'], 'http:')

  expect(cookie).toBe(
    'consent=consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no; path=/; max-age=31536000; samesite=lax',
  )
  expect(said).toEqual([consentUpdate, expect.stringContaining('analytics%3Ayes')])
})

test('a refusal is an answer too, and on https the cookie is secure [B-CONS-O1, B-STO-O1]', () => {
  expect(answered([], 'https:').cookie).toBe(
    'consent=consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no; path=/; max-age=31536000; samesite=lax; secure',
  )
})
