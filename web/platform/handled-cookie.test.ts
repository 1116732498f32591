import { afterEach, expect, test, vi } from 'vitest'
import { isHandled, rememberHandled } from './handled-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['geoLocator', 'appBanner'])(
  'remembers for a day, on every page of the shop, that a shopper answered %s [B-CON-12, B-STO-20, B-APP-O2, B-GEO-O1]',
  (name) => {
    const shown = { cookie: '' }
    vi.stubGlobal('document', shown)
    vi.stubGlobal('location', { protocol: 'https:' })

    rememberHandled(name)

    expect(shown.cookie).toBe(`${name}=0; path=/; max-age=86400; samesite=lax; secure`)
    expect(isHandled(`market=en-gb; ${shown.cookie}`, name)).toBe(true)
    expect(isHandled(`market=en-gb; other_${shown.cookie}`, name)).toBe(false)
  },
)
