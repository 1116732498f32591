import { tableOfPlaces } from '#adapters/places-table/server.ts'
import type { SourceStore } from '#server/content/index.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { readHours, type Store, type Stores, storesOf, storesRoutes } from '#server/stores/index.ts'

/** The stores the shop folder tells of, and the calls that find them. */
export function openStores(told: readonly SourceStore[]): { readonly stores: Stores; readonly calls: CallGroup } {
  const stores = storesOf(told.map(storeOf))
  return { stores, calls: storesRoutes({ stores, places: tableOfPlaces() }) }
}

const storeOf = ({ line1, hours, country, ...store }: SourceStore): Store => ({
  ...store,
  shopNumber: store.id,
  street: line1,
  country: country.toUpperCase(),
  openingHours: readHours(hours),
})
