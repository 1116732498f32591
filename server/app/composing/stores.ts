import { naturalEarthMaps } from '#adapters/maps-natural-earth/server.ts'
import { tableOfPlaces } from '#adapters/places-table/server.ts'
import type { SourceStore } from '#server/content/index.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import {
  type Places,
  readHours,
  type Store,
  type StoreMaps,
  type Stores,
  storesOf,
  storesRoutes,
} from '#server/stores/index.ts'

/** The stores listed in the shop folder, and the calls that find them. */
export function openStores(told: readonly SourceStore[]): OpenStores {
  const stores = storesOf(told.map(storeOf))
  const places = tableOfPlaces()
  return { stores, places, storeMaps: naturalEarthMaps(), calls: storesRoutes({ stores, places }) }
}

interface OpenStores {
  readonly stores: Stores
  readonly places: Places
  readonly storeMaps: StoreMaps
  readonly calls: CallGroup
}

const storeOf = ({ line1, hours, country, ...store }: SourceStore): Store => ({
  ...store,
  shopNumber: store.id,
  street: line1,
  country: country.toUpperCase(),
  openingHours: readHours(hours),
})
