import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentCategories, consentCookie, consentText, grantedUntilActed, isAnswered, readConsent } from './consent.ts'

test('knows five categories [B-CONS-01]', () => {
  expect(consentCategories).toEqual(['necessary', 'functional', 'analytics', 'performance', 'advertisement'])
})

test('grants only the categories that the cookie allows and the necessary ones [B-CONS-02]', () => {
  const granted = (value?: string) => [...readConsent(value).granted]

  expect(granted()).toEqual(['necessary'])
  expect(granted('consentid:a,action:,necessary:yes,functional:Yes , analytics:no')).toEqual([
    'necessary',
    'functional',
  ])
  expect(granted('consentid%3Aa%2Caction%3Ayes%2Canalytics%3Ayes')).toEqual(['necessary', 'analytics'])
  expect(granted('%E0%A4%A,other:yes,functional:yes:no')).toEqual(['necessary'])
})

test('counts consent as answered after an action or when more than the necessary category is allowed [B-CONS-04]', () => {
  const answered = (value?: string) => isAnswered(readConsent(value))

  expect(answered()).toBe(false)
  expect(answered('consentid:a,consent:,action:,necessary:yes')).toBe(false)
  expect(answered('action:yes,necessary:yes,functional:no')).toBe(true)
  expect(answered('necessary:yes,analytics:yes')).toBe(true)
})

test('grants everything in a developer’s shop until the shopper has made a choice [B-CONS-03]', () => {
  const granted = (value?: string) => [...grantedUntilActed(readConsent(value)).granted]

  expect(granted()).toEqual(consentCategories)
  expect(granted('consentid:a,analytics:yes')).toEqual(consentCategories)
  expect(granted('action:yes,necessary:yes,functional:yes,analytics:no')).toEqual(['necessary', 'functional'])
})

test('writes the answer in the format of third-party consent banners [B-CONS-O1]', () => {
  expect(consentText('a1', ['analytics'])).toBe(
    'consentid:a1,consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no',
  )
  expect(consentText('a1', [])).toBe(
    'consentid:a1,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
  )
})

test('reads what it wrote, whatever was granted', () => {
  fc.assert(
    fc.property(fc.subarray([...consentCategories]), (given) => {
      const read = readConsent(encodeURIComponent(consentText('id', given)))
      expect(read).toEqual({ acted: true, granted: new Set(['necessary', ...given]) })
    }),
  )
})

test('keeps the answer for a year in a cookie of its own [B-CONS-08] [B-STO-15]', () => {
  expect(consentCookie).toEqual({ name: 'consent', maxAgeSeconds: 31_536_000 })
})
