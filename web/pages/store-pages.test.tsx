import { expect, test } from 'vitest'
import type { ShownStore, StoreMap } from '#contracts/stores.ts'
import { browsingShell, examplePage } from './browsing.fakes.ts'
import { RetailStoresPage } from './retail-stores/retail-stores-page.tsx'
import { StorePage } from './store/store-page.tsx'
import { StoreLocatorPage } from './store-locator/store-locator-page.tsx'
import { written } from './written.fakes.tsx'

const example = browsingShell('en-gb')
const shell = { ...example, links: { ...example.links, storeLocatorPage: '/en-gb/store-locator' } }
const store = (name: string): ShownStore => ({
  ...{ pickupPointId: name, physicalId: name, shopNumber: name, name: `Halden ${name}`, clickAndCollect: true },
  address: {
    ...{ countryCode: 'GB', street: `1 ${name} Street`, city: name, postalCode: 'BA1 1AA' },
    ...{ latitude: 51.38, longitude: -2.36, phone: '+44 1225 0000' },
  },
  openingHours: [{ day: 1, opens: '10:00', closes: '18:00' }],
  url: `/en-gb/stores/${name.toLowerCase()}`,
  directionsUrl: 'https://maps.test/bath',
  now: { open: true, until: '18:00' },
})
const [bath, leeds, york] = [store('Bath'), store('Leeds'), store('York')]
const map = (...of: ShownStore[]): StoreMap => ({
  ...{ width: 600, height: 400, land: 'M0 0', borders: '', towns: [] },
  pins: of.map(({ physicalId: id }, nth) => ({ id, x: 10 * nth, y: 10 })),
})
const linksIn = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found]) => found)

test('lists the stores of each town under its name, each with a link to its page, and leads to the map [B-PAGE-17]', () => {
  const towns = [
    { name: 'Bath', stores: [bath] },
    { name: 'The north', stores: [leeds, york] },
  ]
  const { markup } = written(
    <RetailStoresPage page={examplePage('en-gb', 'retailStores', { heading: 'Our stores', towns })} />,
    shell,
  )

  const sections = markup.split('<section').slice(1)

  expect(linksIn(markup, /<h1[^>]*>([^<]+)/g)).toEqual(['Our stores'])
  expect(
    sections.map((town) => [linksIn(town, /<h2[^>]*>([^<]+)/g), linksIn(town, /<h3[^>]*><a href="([^"]+)"/g)]),
  ).toEqual([
    [['Bath'], ['/en-gb/stores/bath']],
    [['The north'], ['/en-gb/stores/leeds', '/en-gb/stores/york']],
  ])
  expect(markup).toContain('href="/en-gb/store-locator"')
})

test('says in a country without stores that there are none [B-PAGE-17]', () => {
  const { text } = written(
    <RetailStoresPage page={examplePage('en-gb', 'retailStores', { heading: 'Our stores', towns: [] })} />,
    shell,
  )

  expect(text).toContain(shell.translations['stores.none-here'])
})

test('shows of one store its address, phone, opening hours and services, and the nearest others [B-PAGE-18]', () => {
  const body = { store: bath, services: ['collect', 'returns'] as const, near: [york], map: map(bath, york) }
  const { markup, text } = written(<StorePage page={examplePage('en-gb', 'store', body as never)} />, shell)

  expect(linksIn(markup, /<h1[^>]*>([^<]+)/g)).toEqual(['Halden Bath'])
  for (const fact of ['1 Bath Street', '+44 1225 0000', '10:00', shell.translations['stores.click-and-collect']!])
    expect(text).toContain(fact)
  expect(text).toContain(shell.translations['stores.returns-taken'])
  expect(linksIn(markup, /<h3[^>]*>2\. <a href="([^"]+)"/g)).toEqual(['/en-gb/stores/york'])
})

test('shows stores in a list and as the pins of a map, under the same numbers [B-PAGE-12]', () => {
  const body = { stores: [leeds, bath], place: '', collectOnly: false, map: map(leeds, bath) }
  const { markup } = written(<StoreLocatorPage page={examplePage('en-gb', 'storeLocatorPage', body as never)} />, shell)

  expect(linksIn(markup, /<h2[^>]*>(\d\. <a[^>]*>[^<]+)/g).map((name) => name!.replace(/<[^>]*>/, ''))).toEqual([
    ...['1. Halden Leeds', '2. Halden Bath'],
  ])
  expect(linksIn(markup, /href="#store-\w+" aria-label="([^"]+)"/g).toSorted()).toEqual([
    ...['1. Halden Leeds', '2. Halden Bath'],
  ])
  expect(markup).toMatch(/<form[^>]*action="\/en-gb\/store-locator"/)
})
