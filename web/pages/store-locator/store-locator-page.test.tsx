import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import type { ShownStore } from '#contracts/stores.ts'
import { browsingShell, examplePage } from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { StoreLocatorPage } from './store-locator-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const store = (id: string, name: string, more: Partial<ShownStore> = {}): ShownStore => ({
  ...{ pickupPointId: id, physicalId: id, shopNumber: id, name, openingHours: [], clickAndCollect: true },
  address: {
    ...{ countryCode: 'GB', street: 'Milsom Street 3', city: 'Bath', postalCode: 'BA1 1BZ' },
    ...{ latitude: 51.38, longitude: -2.36, phone: '+44 1225 00 00' },
  },
  ...{ url: `/en-gb/stores/${id}`, directionsUrl: `https://maps.example/${id}` },
  now: { open: true, until: '18:00' },
  ...more,
})
const stores = [
  store('bath', 'Halden Bath', { straightLineDistance: 1_200 }),
  store('leeds', 'Halden Leeds', { straightLineDistance: 280_000, now: { open: false, opens: { at: '10:00' } } }),
]
const show = (body: Partial<PageOf<'storeLocatorPage'>> = {}) => {
  const shell = browsingShell('en-gb')
  const links = { ...shell.links, storeLocatorPage: '/en-gb/store-locator' }
  const pins = [
    { id: 'bath', x: 100, y: 500 },
    { id: 'leeds', x: 300, y: 200 },
  ]
  const map = { width: 640, height: 720, land: 'M0,0L9,9Z', borders: '', towns: [], pins }
  const page = examplePage('en-gb', 'storeLocatorPage', { collectOnly: false, stores, map, ...body })
  return browser.open(<StoreLocatorPage page={page} />, { ...shell, links })
}

test('lists stores with distance, opening hours, directions and phone, beside a map with a mark for each [B-STORE-O1]', async () => {
  const page = await show({ place: 'Bath' })
  const [bath, leeds] = [page.locator('#store-bath'), page.locator('#store-leeds')]

  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['1. Halden Bath', '2. Halden Leeds'])
  for (const fact of ['0.7 mi', 'Milsom Street 3', 'Open until 18:00']) expect(await bath.textContent()).toContain(fact)
  expect(await leeds.textContent()).toContain('Closed, opens at 10:00')
  const linkOf = (name: string) => bath.getByRole('link', { name }).getAttribute('href')
  expect(await linkOf('Directions to Halden Bath')).toBe('https://maps.example/bath')
  expect(await linkOf('Call Halden Bath')).toBe('tel:+4412250000')
  const marks = page.getByRole('group', { name: 'Map of the stores' }).getByRole('link')
  expect(await marks.evaluateAll((all) => all.map((it) => it.getAttribute('href')).sort())).toEqual([
    '#store-bath',
    '#store-leeds',
  ])
  expect(await violations(page)).toEqual([])
})

test('searches by town or postal code, by the position of the device and for stores with click and collect [B-STORE-O1]', async () => {
  const page = await show({ place: 'Bath', collectOnly: true })
  const form = page.getByRole('search').locator('form')
  const collect = form.getByRole('checkbox', { name: 'Only stores with click and collect' })

  expect(await form.getAttribute('action')).toBe('/en-gb/store-locator')
  expect(await form.getByRole('textbox', { name: 'Town or postcode' }).inputValue()).toBe('Bath')
  expect([await collect.getAttribute('name'), await collect.isChecked()]).toEqual(['collect', true])
  expect(await form.getByRole('button', { name: 'Use my location' }).count()).toBe(1)
  expect(await (await show()).getByRole('checkbox').isChecked()).toBe(false)
})
