import { expect, test } from 'vitest'
import type { Page, PageAlias, PageOf } from '#contracts/pages.ts'
import { readHours, type Store, storesOf } from '#server/stores/index.ts'
import { markets, publicUrl, servePages, smallShop } from '../pages.fakes.ts'
import type { Parts } from '../parts.ts'

const store = (id: string, more: Partial<Store> = {}): Store => ({
  ...{
    id,
    shopNumber: id,
    name: `Halden ${id}`,
    market: 'da-dk',
    street: 'Gade 1',
    postalCode: '8000',
    city: 'Aarhus',
  },
  ...{ country: 'DK', latitude: 56.158, longitude: 10.21, phone: '+45 86 55 01 12', clickAndCollect: true },
  openingHours: readHours('1-5 10:00-18:00'),
  ...more,
})
const { parts, clock } = smallShop()
const stores = storesOf([
  store('odense', { city: 'Odense', latitude: 55.4, longitude: 10.39, clickAndCollect: false }),
  store('aarhus'),
  store('strøget', { latitude: 56.15, longitude: 10.2, openingHours: readHours('1-5 09:00-17:00') }),
  store('bath', { country: 'GB', city: 'Bath', market: 'en-gb' }),
])
const links: Readonly<Record<string, string>> = { storeLocatorPage: '/store-locator', retailStores: '/stores' }
const aarhus = { latitude: 56.163, longitude: 10.204 }
const { app } = servePages({
  parts: {
    ...parts,
    stores,
    places: {
      find: async ({ city, postalCode }) => (city === 'Aarhus' || postalCode === '8000' ? aarhus : undefined),
      townsIn: () => [
        { name: 'Odense', latitude: 55.4, longitude: 10.39 },
        { name: 'Esbjerg', latitude: 55.467, longitude: 8.452 },
      ],
    },
    storeMaps: {
      draw: async ({ latitude, longitude, zoomLevel }) => ({
        land: `${latitude} ${longitude} ${zoomLevel}`,
        borders: '',
      }),
    },
    content: {
      ...parts.content,
      linkTo: (market, alias) => (links[alias] ? `/${market.id}${links[alias]}` : parts.content.linkTo(market, alias)),
      page: (market, path) => {
        const alias = Object.keys(links).find((one) => path === `/${market.id}${links[one]}`)
        const about = parts.content.page(market, `/${market.id}/about`)!
        return alias
          ? { ...about, pageAlias: alias, path, title: alias, robots: undefined }
          : parts.content.page(market, path)
      },
    },
  } as Parts,
})

async function shown<Alias extends PageAlias>(address: string) {
  const url = new URL(address, publicUrl)
  url.searchParams.set('type', 'json')
  const answer = await app.inject(url.pathname + url.search)
  return { status: answer.statusCode, headers: answer.headers, page: answer.json<Page>() as PageOf<Alias> }
}
const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name)

test('shows all stores of the country on a list and on a map of the country, each with its hours, phone and ways [B-PAGE-12, B-STORE-O1, B-STORE-04, B-SYS-04]', async () => {
  const { status, page } = await shown<'storeLocatorPage'>('/da-dk/store-locator')

  expect([status, page.pageAlias, page.layout]).toEqual([200, 'storeLocatorPage', 'default'])
  expect(names(page.stores)).toEqual(['Halden odense', 'Halden aarhus', 'Halden strøget'])
  expect(page.stores[1]).toMatchObject({
    address: { street: 'Gade 1', phone: '+45 86 55 01 12' },
    url: '/da-dk/stores/aarhus',
    directionsUrl: 'https://www.openstreetmap.org/directions?to=56.158%2C10.21',
    now: { open: true, until: '18:00' },
  })
  // Denmark from the list of countries: latitude and longitude of its centre, and its zoom.
  expect(page.map.land).toBe('56 10.5 7')
  expect(page.map.pins.map(({ id }) => id)).toEqual(['odense', 'aarhus', 'strøget'])
  expect(names(page.map.towns)).toEqual(['Esbjerg'])
  expect(page.robots).toBe('INDEX, FOLLOW')
})

test('shows the stores of a country whose header leads to none [B-STORE-O4]', async () => {
  expect(markets.find('en-gb')!.country.storeLocatorIcon).toBe(false)
  const { status, page } = await shown<'storeLocatorPage'>('/en-gb/store-locator')

  expect([status, names(page.stores)]).toEqual([200, ['Halden bath']])
})

test('puts the stores nearest to a town or postal code first, or only those where orders are collected [B-STORE-O1, B-STORE-O2]', async () => {
  const near = await shown<'storeLocatorPage'>('/da-dk/store-locator?place=Aarhus')
  const collecting = await shown<'storeLocatorPage'>('/da-dk/store-locator?place=8000&collect=true')

  expect(names(near.page.stores)).toEqual(['Halden aarhus', 'Halden strøget', 'Halden odense'])
  expect(near.page.stores[0]!.straightLineDistance).toBe(669)
  expect(near.page).toMatchObject({ place: 'Aarhus', collectOnly: false, robots: 'NOINDEX, FOLLOW' })
  expect(near.page.isUnknown).toBeUndefined()
  expect(near.page.map.land).not.toBe('56 10.5 7')
  expect(names(collecting.page.stores)).toEqual(['Halden aarhus', 'Halden strøget'])
  expect(collecting.page).toMatchObject({ place: '8000', collectOnly: true })
})

test('says that it does not know a place, and shows every store then [B-VAL-O2]', async () => {
  for (const place of ['Atlantis', '<script>', 'x'.repeat(5_000)]) {
    const { status, page } = await shown<'storeLocatorPage'>(`/da-dk/store-locator?place=${encodeURIComponent(place)}`)
    expect([status, page.isUnknown, page.place, page.stores.length]).toEqual([200, true, place.slice(0, 100), 3])
  }
})

test('shows a store as open only while it is open', async () => {
  const state = async () => (await shown<'store'>('/da-dk/stores/aarhus')).page.store.now
  const began = clock.now

  expect(await state()).toEqual({ open: true, until: '18:00' })
  clock.now = Date.parse('2026-03-02T17:00:00Z')
  expect(await state()).toEqual({ open: false, opens: { day: 2, at: '10:00' } })
  clock.now = began
})

test('lists the stores of a country town by town [B-PAGE-17]', async () => {
  const { status, page } = await shown<'retailStores'>('/da-dk/stores')

  expect([status, page.pageAlias, page.layout]).toEqual([200, 'retailStores', 'default'])
  expect(page.towns.map(({ name, stores: ofTown }) => [name, names(ofTown)])).toEqual([
    ['Odense', ['Halden odense']],
    ['Aarhus', ['Halden aarhus', 'Halden strøget']],
  ])
  expect(page.structuredData.slice(0, 2)).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, name: 'Halden odense', url: `${publicUrl}/da-dk/stores/odense` },
        { position: 2 },
        { position: 3 },
      ],
    },
    { '@type': 'BreadcrumbList' },
  ])
  expect((await shown<'retailStores'>('/ar-ae/stores')).page.towns).toEqual([])
})

test('shows each store below them, in the markets of its country alone, and the nearest others [B-PAGE-18, B-SEO-O3]', async () => {
  const { status, page } = await shown<'store'>(`/da-dk/stores/${encodeURIComponent('strøget')}`)

  expect([status, page.pageAlias, page.layout]).toEqual([200, 'store', 'default'])
  expect(page).toMatchObject({ store: { name: 'Halden strøget' }, services: ['collect', 'returns'] })
  expect((await shown<'store'>('/da-dk/stores/odense')).page.services).toEqual(['returns'])
  expect(names(page.near)).toEqual(['Halden aarhus', 'Halden odense'])
  expect(page.structuredData[0]).toMatchObject({
    '@type': 'ClothingStore',
    url: `${publicUrl}/da-dk/stores/str%C3%B8get`,
    telephone: '+45 86 55 01 12',
    address: { streetAddress: 'Gade 1', postalCode: '8000', addressLocality: 'Aarhus', addressCountry: 'DK' },
    geo: { latitude: 56.15, longitude: 10.2 },
  })
  expect(page.structuredData[0]!.openingHoursSpecification).toHaveLength(5)
  for (const nowhere of ['/en-gb/stores/aarhus', '/da-dk/stores/bath', '/da-dk/stores/nowhere'])
    expect([nowhere, (await shown(nowhere)).status]).toEqual([nowhere, 404])
  expect((await shown('/en-gb/stores/bath')).status).toBe(200)
})
