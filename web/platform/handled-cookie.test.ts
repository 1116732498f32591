import { afterEach, expect, test, vi } from 'vitest'
import { isHandled, rememberHandled } from './handled-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

test('an answered suggestion is a cookie of the whole site for a day that other sites cannot use, secure on https [B-STO-O1, B-STO-20]', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  const writtenOn = (protocol: string) => {
    vi.stubGlobal('location', { protocol })
    rememberHandled('geoLocator')
    return page.cookie
  }

  expect(writtenOn('http:')).toBe('geoLocator=0; path=/; max-age=86400; samesite=lax')
  expect(writtenOn('https:')).toBe('geoLocator=0; path=/; max-age=86400; samesite=lax; secure')
  expect(['a=1; geoLocator=0', 'geoLocator=0', 'notgeoLocator=0'].map((all) => isHandled(all, 'geoLocator'))).toEqual([
    true,
    true,
    false,
  ])
})
