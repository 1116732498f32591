import { expect, test } from 'vitest'
import { apiOf } from '#server/platform/calls/call-routes.fakes.ts'
import type { CallGround } from '#server/platform/calls/call-routes.ts'
import { geolocationRoutes } from './geolocation.routes.ts'
import type { IpCountries } from './ip-countries.port.ts'
import { fakeMarkets } from './markets.fakes.ts'

const markets = fakeMarkets('ar-ae', 'da-dk', 'en-gb', 'en-ae')
const failures: unknown[] = []
const suggest = async (
  countries: IpCountries['countryOf'],
  headers: Record<string, string> = {},
  market = 'en-gb',
  more: Partial<CallGround> = {},
) => {
  const calls = geolocationRoutes({
    ...{ markets, countries: { countryOf: countries }, countryHeader: 'x-visitor-country' },
    failed: (error) => void failures.push(error),
  })
  const answer = await apiOf([calls], { markets, ...more }).inject({
    url: `/api/geolocation/suggest/${market}`,
    headers,
  })
  return { status: answer.statusCode, body: answer.json() as unknown }
}

test('suggests the markets of the visitor’s country, then the one they came to [B-API-55] [B-GEO-01] [C-EAV-05]', async () => {
  const { body } = await suggest(async () => 'AE')

  expect((body as string[]).toSorted()).toEqual(['ar-ae', 'en-ae', 'en-gb'])
  expect((body as string[]).at(-1)).toBe('en-gb')
  expect((await suggest(async () => 'GB')).body).toEqual(['en-gb'])
  expect(((await suggest(async () => 'AE', {}, 'ar-ae')).body as string[])[0]).toBe('ar-ae')
})

test('suggests nothing where nothing is known of the visitor, or nothing is sold [B-API-55]', async () => {
  expect((await suggest(async () => undefined)).body).toEqual([])
  expect((await suggest(async () => 'BR')).body).toEqual([])
})

test('suggests nothing rather than failing when nobody answers', async () => {
  expect(
    await suggest(async () => {
      throw new Error('away')
    }),
  ).toEqual({ status: 200, body: [] })
  expect(failures).toHaveLength(1)
})

test('takes a developer’s word for where they are, and knows no unknown market [B-API-55] [B-SIM-02]', async () => {
  expect((await suggest(async () => undefined, { 'x-visitor-country': 'dk' })).body).toEqual(['da-dk', 'en-gb'])
  expect((await suggest(async () => 'DK', {}, 'xx-xx')).status).toBe(400)
})

test('suggests nothing in a store or in the app', async () => {
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
