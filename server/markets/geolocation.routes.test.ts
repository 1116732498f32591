import { expect, test } from 'vitest'
import type { CallNeeds } from '#server/platform/calls/call-needs.ts'
import { apiOf } from '#server/platform/calls/call-routes.fakes.ts'
import { geolocationRoutes } from './geolocation.routes.ts'
import type { IpCountries } from './ip-countries.port.ts'
import { fakeMarkets } from './markets.fakes.ts'

const markets = fakeMarkets('ar-ae', 'da-dk', 'en-gb', 'en-ae')
const failures: unknown[] = []
const suggest = async (
  countries: IpCountries['countryOf'],
  headers: Record<string, string> = {},
  market = 'en-gb',
  { countryHeader, ...more }: Partial<CallNeeds> & { readonly countryHeader?: string } = {},
) => {
  const calls = geolocationRoutes({
    ...{ markets, countries: { countryOf: countries }, countryHeader },
    failed: (error) => void failures.push(error),
  })
  const answer = await apiOf([calls], { markets, ...more }).inject({
    url: `/api/geolocation/suggest/${market}`,
    headers,
  })
  return { status: answer.statusCode, body: answer.json() as unknown }
}

test('suggests the markets of the visitor’s country, then the one they came to [B-API-55, B-GEO-O2] [B-GEO-01] [C-EAV-05] [B-SYS-04]', async () => {
  const { body } = await suggest(async () => 'AE')

  expect((body as string[]).toSorted()).toEqual(['ar-ae', 'en-ae', 'en-gb'])
  expect((body as string[]).at(-1)).toBe('en-gb')
  expect((await suggest(async () => 'GB')).body).toEqual(['en-gb'])
  expect(((await suggest(async () => 'AE', {}, 'ar-ae')).body as string[])[0]).toBe('ar-ae')
})

test('looks for the country of the address that the visitor comes from [B-API-55, C-EAV-05]', async () => {
  const visitor = { mode: 'web', market: undefined, preview: false, basketId: undefined, accountId: undefined } as const
  const countryOf = async (address: string) => (address === '203.0.113.9' ? 'AE' : undefined)

  expect(
    (await suggest(countryOf, {}, 'ar-ae', { visitor: () => ({ ...visitor, address: '203.0.113.9' }) })).body,
  ).toEqual(['ar-ae', 'en-ae'])
  expect((await suggest(countryOf, {}, 'ar-ae', { visitor: () => ({ ...visitor, address: '' }) })).body).toEqual([])
})

test('suggests nothing if the country of the visitor is unknown, or if the shop does not sell there [B-API-55, B-GEO-O3, C-EAV-05]', async () => {
  expect((await suggest(async () => undefined)).body).toEqual([])
  expect((await suggest(async () => 'BR')).body).toEqual([])
})

test('suggests nothing instead of failing if the provider does not answer [B-GEO-O3, C-EAV-05]', async () => {
  expect(
    await suggest(async () => {
      throw new Error('away')
    }),
  ).toEqual({ status: 200, body: [] })
  expect(failures).toHaveLength(1)
})

test('accepts a country that a developer names, and refuses an unknown market [B-API-55] [B-SIM-02, C-EAV-05]', async () => {
  const named = { 'x-visitor-country': 'dk' }
  const develops = { countryHeader: 'x-visitor-country' }

  expect((await suggest(async () => 'AE', named, 'en-gb', develops)).body).toEqual(['da-dk', 'en-gb'])
  // Elsewhere a visitor cannot choose where they are.
  expect((await suggest(async () => 'GB', named)).body).toEqual(['en-gb'])
  expect((await suggest(async () => 'DK', {}, 'xx-xx')).status).toBe(400)
})

test('suggests nothing in a store or in the app [B-GEO-O2, B-APP-O1]', async () => {
  const visitorIn = (mode: 'store' | 'app') => ({
    visitor: () => ({
      mode,
      market: undefined,
      preview: false,
      basketId: undefined,
      accountId: undefined,
      address: '',
    }),
  })

  for (const mode of ['store', 'app'] as const)
    expect((await suggest(async () => 'AE', {}, 'en-gb', visitorIn(mode))).body).toEqual([])
})
