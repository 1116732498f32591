import { expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { knownMarkets, type Market, marketsOf } from '#server/markets/index.ts'
import { danish, servePages } from '../pages.fakes.ts'

const opened = (id: string): Market => ({
  ...knownMarkets.find((market) => market.id === id)!,
  choices: danish.choices,
})
const asked = async (markets: readonly Market[], url: string, toggles: readonly string[] = []) => {
  const { app, state } = servePages({ parts: { markets: marketsOf(markets) } })
  for (const toggle of toggles) state.toggles.add(toggle)
  const answer = await app.inject({ url, query: { type: 'json' }, headers: { cookie: 'market=da-dk' } })
  return { status: answer.statusCode, page: answer.json<PageOf<'countrySelectorPage'>>() }
}
/** The order of these countries differs from the order of their priorities. */
const some = ['es-ad', 'fr-be', 'nl-be', 'da-dk', 'de-ch', 'fr-ch', 'it-ch'].map(opened)

test('lists countries by the priority of their markets, each in one row with a link for each language [B-CSEL-O1]', async () => {
  const order = some.toSorted((a, b) => (a.priority || 1000) - (b.priority || 1000)).map(({ country }) => country.code)
  const { page } = await asked(
    knownMarkets.filter(({ id }) => some.some((one) => one.id === id)).map(({ id }) => opened(id)),
    '/da-dk/country-selector',
  )
  const rows = page.regions.flatMap(({ countries }) => countries)

  expect(rows.map(({ code }) => code)).toEqual([...new Set(order)])
  expect(rows.find(({ code }) => code === 'CH')).toMatchObject({
    name: 'Schweiz',
    languages: [
      { market: 'de-ch', name: 'Deutsch', lang: 'de-CH', url: '/de-ch' },
      { market: 'fr-ch', name: 'Français', lang: 'fr-CH', url: '/fr-ch' },
      { market: 'it-ch', name: 'Italiano', lang: 'it-CH', url: '/it-ch' },
    ],
  })
})

test('shows the countries at their own address whatever the shop wants, and at the front door where it wants that [B-CSEL-O1]', async () => {
  const at = async (url: string, toggles: readonly string[] = []) => (await asked(some, url, toggles)).page.pageAlias

  expect(await at('/da-dk/country-selector')).toBe('countrySelectorPage')
  expect(await at('/da-dk/country-selector', ['showCountrySelector'])).toBe('countrySelectorPage')
  expect(await at('/', ['showCountrySelector'])).toBe('countrySelectorPage')
  const { app } = servePages({ parts: { markets: marketsOf(some) } })
  const leadsTo = async (url: string) =>
    (await app.inject({ url, headers: { cookie: 'market=da-dk' } })).headers.location
  expect([await leadsTo('/'), await leadsTo('/country-selector')]).toEqual(['/da-dk', '/da-dk/country-selector'])
})

test('says that something went wrong, in the layout of errors, where there is no country to show [B-CSEL-O1]', async () => {
  const nowhere = { ...opened('da-dk'), country: { ...danish.country, continent: 'nowhere' } } as unknown as Market
  const { status, page } = await asked([nowhere], '/da-dk/country-selector')

  expect([status, page.pageAlias, page.layout]).toEqual([500, 'errorPage', 'error'])
})
