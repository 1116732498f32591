import { afterAll, expect, test } from 'vitest'
import { type Store, storesOf } from '#server/stores/index.ts'
import { servePages } from '../pages.fakes.ts'

const bath: Store = {
  ...{
    id: 'bath',
    shopNumber: '7',
    name: 'Otter Bath',
    market: 'en-gb',
    street: 'Milsom Street 4',
    postalCode: 'BA1 1DN',
  },
  ...{
    city: 'Bath',
    country: 'GB',
    latitude: 51.4,
    longitude: -2.4,
    phone: '',
    openingHours: [],
    clickAndCollect: true,
  },
}
const { app, state } = servePages({ parts: { stores: storesOf([bath, { ...bath, id: 'aarhus', country: 'DK' }]) } })
afterAll(() => app.close())

const host = 'store.halden.test'
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host, ...headers } })
const store = bath

test('leads a new device to its set-up page, which lists the stores of the market [B-PAGE-32, B-ISO-O1, B-ISO-01]', async () => {
  const led = await get('/en-gb/about')
  expect([led.statusCode, led.headers.location]).toEqual([302, '/en-gb/iso-setup'])

  const page = (await get('/en-gb/iso-setup?type=json')).json()
  expect(page).toMatchObject({ pageAlias: 'isoSetupPage', layout: 'plain', kept: false })
  expect(page.stores).toEqual([{ id: 'bath', name: 'Otter Bath', street: 'Milsom Street 4', city: 'Bath' }])
  expect((await get('/en-gb/about', { cookie: `isoStoreId=${store.id}` })).statusCode).toBe(200)
})

test('shows it in stores only, and at every address of a host named for setting up [B-ISO-01]', async () => {
  expect((await get('/en-gb/iso-setup', { host: 'www.halden.test' })).statusCode).toBe(404)
  const led = await get('/en-gb/about', { host: 'setup.store.halden.test', cookie: `isoStoreId=${store.id}` })
  expect([led.statusCode, led.headers.location]).toEqual([302, '/en-gb/iso-setup'])
})

test('keeps the chosen store on the device for a year, and takes no store of another country [B-ISO-02, B-ISO-O1, B-STO-14, B-VAL-O2, C-ISO-O2]', async () => {
  const choose = (id: string, cookies: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url: '/en-gb/iso-setup', cookies },
      headers: { host, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ formAction: 'choose-store', store: id }).toString(),
    })
  const kept = await choose(store.id)

  expect([kept.statusCode, kept.headers.location]).toEqual([303, '/en-gb/iso-setup?kept=yes'])
  expect(kept.cookies.find(({ name }) => name === 'isoStoreId')).toMatchObject({
    value: store.id,
    maxAge: 365 * 24 * 60 * 60,
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
  })
  const moved = await choose(store.id, { isoStoreId: 'aarhus' })
  expect(moved.cookies).toContainEqual(expect.objectContaining({ name: 'isoStoreId', value: store.id }))
  for (const other of ['no-such-store', 'aarhus']) {
    const refused = await choose(other)
    expect([refused.statusCode, refused.cookies.filter(({ name }) => name === 'isoStoreId')]).toEqual([422, []])
  }
})

test('marks only the pages of a store device, which does not ask for consent [B-CONS-O3]', async () => {
  const marked = async (more: Record<string, string>, path = '/en-gb/about') =>
    (await get(`${path}?type=json`, { cookie: `isoStoreId=${store.id}`, ...more })).json().inStore

  expect(await marked({})).toBe(true)
  expect(await marked({ host: 'www.halden.test' })).toBeUndefined()
  state.failing = true
  expect(await marked({}, '/en-gb/women')).toBe(true)
  state.failing = false
})
