import { expect, test } from 'vitest'
import type { StoreOnWire } from '#contracts/stores.ts'
import { metresBetween } from '#foundation/globe.ts'
import { serveForTests } from '../catalogue/goods-shop.fakes.ts'
import { readHours, type Store, storesOf, storesRoutes } from './index.ts'
import type { Place } from './places.port.ts'

const store = (id: string, city: string, more: Partial<Store> = {}): Store => ({
  ...{
    id,
    shopNumber: `no-${id}`,
    name: `Halden ${city}`,
    market: 'en-gb',
    street: 'High Street 1',
    postalCode: `${id}-1`,
  },
  ...{ city, country: 'GB', latitude: 51.5, longitude: -0.1, phone: '+44 1', openingHours: [], clickAndCollect: true },
  ...more,
})
const stores = storesOf([
  store('bath', 'Bath', {
    latitude: 51.381,
    longitude: -2.359,
    openingHours: readHours('1-5 10:00-18:00; 6 10:00-16:00'),
  }),
  store('london', 'London'),
  store('outlet', 'London', { clickAndCollect: false }),
  store('kbh', 'København K', { country: 'DK', latitude: 55.676, longitude: 12.568 }),
])
const app = await serveForTests([
  storesRoutes({
    stores,
    places: { find: async ({ city }) => (city === 'Bristol' ? { latitude: 51.455, longitude: -2.588 } : undefined) },
  }),
])
const ask = async (path: string) => {
  const answer = await app.inject(`/api/stores/${path}`)
  return { status: answer.statusCode, body: answer.json() }
}
/** A store as both calls answer it. */
const bath = {
  ...{ pickupPointId: 'bath', physicalId: 'bath', name: 'Halden Bath', shopNumber: 'no-bath', clickAndCollect: true },
  address: {
    ...{ countryCode: 'GB', street: 'High Street 1', city: 'Bath', postalCode: 'bath-1', phone: '+44 1' },
    ...{ latitude: 51.381, longitude: -2.359 },
  },
  openingHours: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, opens: '10:00', closes: '18:00' })),
    { day: 6, opens: '10:00', closes: '16:00' },
  ],
}
const ids = (body: readonly StoreOnWire[]) => body.map(({ pickupPointId }) => pickupPointId)

test('finds stores to collect in, the nearest to the place first, with how far they are [B-API-51] [C-EIN-03] [C-EIN-O1, B-SIM-04, C-ENT-25, C-ENT-O3, C-SHP-07, B-SYS-04]', async () => {
  const { body } = await ask('en-gb/get-click-collect-stores?city=Bristol')

  expect(ids(body)).toEqual(['bath', 'london'])
  expect(body[0]).toEqual({ ...bath, straightLineDistance: expect.any(Number) })
  expect(body[0].straightLineDistance).toBeGreaterThan(15_000)
  expect(body[0].straightLineDistance).toBeLessThan(20_000)
  expect(ids((await ask('en-gb/get-click-collect-stores?city=Bristol&numberOfPickupPoints=1')).body)).toEqual(['bath'])
})

test('knows the towns and postal codes of its own stores, and no place it never heard of [C-EIN-03] [B-API-51] [C-EIN-O1]', async () => {
  expect(ids((await ask('en-gb/get-click-collect-stores?city=LONDON')).body)).toEqual(['london', 'bath'])
  expect(ids((await ask('en-gb/get-click-collect-stores?postalCode=bath-1')).body)).toEqual(['bath', 'london'])
  expect((await ask('en-gb/get-click-collect-stores?city=Nowhere')).body).toEqual([])
  expect(ids((await ask('en-gb/get-click-collect-stores')).body)).toEqual(['bath', 'london'])
  expect((await ask('en-gb/get-click-collect-stores?numberOfPickupPoints=51')).status).toBe(400)
  expect((await ask('xx-xx/get-click-collect-stores')).status).toBe(400)
})

test('takes street, town, postal code, country and how many stores: ten without a number, fifty at most [B-VAL-O2, B-API-51, B-STORE-03, B-STORE-O2, C-EIN-03, C-EIN-O1]', async () => {
  const asked: Place[] = []
  const many = await serveForTests([
    storesRoutes({
      stores: storesOf(Array.from({ length: 60 }, (_, n) => store(`s${n}`, 'York', { latitude: 51 + n / 100 }))),
      places: {
        find: async (place) => {
          asked.push(place)
          return place.street === 'nowhere' ? undefined : { latitude: 51.3, longitude: -0.1 }
        },
      },
    }),
  ])
  const call = (query: string, market = 'da-dk') =>
    many.inject(`/api/stores/${market}/get-click-collect-stores?${query}`)
  const found = async (query: string, market?: string) => ids((await call(query, market)).json())
  const status = async (query: string) => (await call(query)).statusCode

  expect(await found('street=High+Street&city=Leeds&postalCode=LS1&country=gb')).toEqual(
    ['s30', 's29', 's31', 's28', 's32', 's27', 's33', 's26', 's34', 's25'].map((id) => expect.stringMatching(id)),
  )
  expect(asked).toEqual([{ street: 'High Street', city: 'Leeds', postalCode: 'LS1', country: 'gb' }])
  expect(await found('city=Leeds&country=GB&numberOfPickupPoints=50')).toHaveLength(50)
  expect(await found('street=nowhere&country=GB')).toEqual([])
  expect(await found('numberOfPickupPoints=3', 'en-gb')).toHaveLength(3)
  expect(await found('', 'en-gb')).toHaveLength(10)
  for (const number of [0, 51, 1.5])
    expect([number, await status(`city=Leeds&country=GB&numberOfPickupPoints=${number}`)]).toEqual([number, 400])
  for (const [place, value] of [
    ['street', 'High Street'],
    ['city', 'Leeds'],
    ['postalCode', 'LS1'],
  ] as const) {
    await found(`${place}=${value}`, 'en-gb')
    expect(asked.at(-1)).toEqual({ [place]: value, country: 'GB' })
    await found(`${place}=${value}`)
    expect(asked.at(-1)).toEqual({ [place]: value, country: 'DK' })
  }
})

test('returns all details of a store, and none of a store that is unknown or has no collection [B-API-52] [C-EIN-04] [B-STORE-02, D-25, B-SIM-04, C-SHP-07, B-ERR-06]', async () => {
  expect((await ask('get-click-collect-store?pickupPointId=bath')).body).toEqual(bath)
  expect((await ask('get-click-collect-store?pickupPointId=kbh')).body).toMatchObject({ pickupPointId: 'kbh' })
  expect((await ask('get-click-collect-store?pickupPointId=outlet')).body).toMatchObject({
    status: 404,
    code: 'stores.store-not-found',
  })
  expect((await ask('get-click-collect-store?pickupPointId=none')).status).toBe(404)
  for (const query of ['', '?pickupPointId=', `?pickupPointId=${'x'.repeat(101)}`])
    expect([query, (await ask(`get-click-collect-store${query}`)).status]).toEqual([query, 400])
})

test('lists the stores of a market, of a city, or of every country, with or without collecting [B-API-53] [B-API-54, B-API-O2]', async () => {
  const { body } = await ask('en-gb')
  expect(ids(body)).toEqual(['bath', 'london', 'outlet'])
  expect(body[0]).toEqual(bath)
  expect((await ask('en-gb/list')).body).toEqual(body)
  expect(ids((await ask('en-gb?city=lond&filterByClickNCollect=true')).body)).toEqual(['london'])
  expect(ids((await ask('da-dk?city=kobenhavn')).body)).toEqual(['kbh'])
  expect(await ask('da-dk?city=nowhere')).toMatchObject({ status: 200, body: [] })
  expect(ids((await ask('en-gb?allStores=true')).body)).toEqual(['bath', 'london', 'outlet', 'kbh'])
  expect(ids((await ask('en-gb?allStores=true&filterByClickNCollect=true')).body)).toEqual(['bath', 'london', 'kbh'])
  expect(ids((await ask('en-gb?filterByClickNCollect=false&allStores=false')).body)).toHaveLength(3)
  expect(ids((await ask('da-dk/list')).body)).toEqual(['kbh'])
  for (const list of ['', '/list']) expect((await ask(`xx-xx${list}`)).status).toBe(400)
})

test('finds stores to collect in of the country that is asked for, whatever the market, and of the market without one [C-EIN-03]', async () => {
  const found = async (query: string) => ids((await ask(`en-gb/get-click-collect-stores?${query}`)).body)

  expect(await found('country=DK')).toEqual(['kbh'])
  expect(await found('country=dk&city=Bristol')).toEqual(['kbh'])
  expect(await found('country=DK&city=Bath')).toEqual([])
  expect(await found('country=')).toEqual(['bath', 'london'])
})

test('calculates distances as the crow flies', () => {
  const [london, paris] = [
    { latitude: 51.5074, longitude: -0.1278 },
    { latitude: 48.8566, longitude: 2.3522 },
  ]

  expect(metresBetween(london, paris) / 1000).toBeCloseTo(343.6, 0)
  expect(metresBetween(london, london)).toBe(0)
})

test('leaves opening hours out that it cannot read', () => {
  expect(readHours('daily; 7 12:00-17:00; 3-1 10:00-11:00')).toEqual([{ day: 7, opens: '12:00', closes: '17:00' }])
})
