import { type StoreOnWire, storesCalls } from '#contracts/stores.ts'
import { foldName } from '#foundation/fold-text.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { Place, Places } from './places.port.ts'
import { storesProblems } from './stores.problems.ts'
import { nearest, placeOfStores, type Store, type Stores } from './stores.ts'

export interface StoresCallNeeds {
  readonly stores: Stores
  readonly places: Pick<Places, 'find'>
}

const usualNumber = 10

export function storesRoutes({ stores, places }: StoresCallNeeds): CallGroup {
  const here = (market: Market) => stores.in(market.country.code)
  const collecting = (all: readonly Store[]) => all.filter(({ clickAndCollect }) => clickAndCollect)
  return serveCalls(storesCalls, storesProblems, {
    async 'GET /api/stores/{catalog}/get-click-collect-stores'({ market, query }) {
      const { numberOfPickupPoints: most = usualNumber, ...asked } = query
      const place: Place = { ...asked, country: asked.country || market.country.code }
      const all = collecting(stores.in(place.country!.toUpperCase()))
      if (!asked.street && !asked.city && !asked.postalCode) return all.slice(0, most).map(storeOnWire)
      const point = placeOfStores(all, place) ?? (await places.find(place))
      return point ? nearest(all, point).slice(0, most).map(storeOnWire) : []
    },

    async 'GET /api/stores/get-click-collect-store'({ query }) {
      const store = stores.find(query.pickupPointId)
      return store?.clickAndCollect ? accepted(storeOnWire(store)) : refused({ code: 'stores.store-not-found' })
    },

    async 'GET /api/stores/{catalog}'({ market, query }) {
      const all = query.allStores === 'true' ? stores.all() : here(market)
      const wanted = foldName(query.city ?? '')
      const inCity = wanted === '' ? all : all.filter(({ city }) => foldName(city).startsWith(wanted))
      return (query.filterByClickNCollect === 'true' ? collecting(inCity) : inCity).map(storeOnWire)
    },

    'GET /api/stores/{catalog}/list': async ({ market }) => here(market).map(storeOnWire),
  })
}

export const storeOnWire = (store: Store & { readonly distance?: number }): StoreOnWire => ({
  pickupPointId: store.id,
  physicalId: store.id,
  shopNumber: store.shopNumber,
  name: store.name,
  address: {
    countryCode: store.country,
    street: store.street,
    city: store.city,
    postalCode: store.postalCode,
    latitude: store.latitude,
    longitude: store.longitude,
    phone: store.phone,
  },
  openingHours: store.openingHours.map((hours) => ({ ...hours })),
  clickAndCollect: store.clickAndCollect,
  ...(store.distance === undefined ? {} : { straightLineDistance: store.distance }),
})
