import { stockCalls } from '#contracts/stock.ts'
import type { StoreOnWire } from '#contracts/stores.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { Stock } from './stock.ts'
import { placeOfStore, storeCounts } from './stock-counts.repository.ts'

export interface AvailabilityNeeds {
  readonly database: Database
  readonly stock: Stock
  /** Skus by EAN; unknown ones are left out. */
  readonly skusOfEans: (eans: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The stores of the market. */
  readonly storesIn: (market: Market) => readonly StoreOnWire[]
}

type StockLocation = 'warehouse' | 'store'

/** At or below this number, "few left" is shown for a store, because the pieces may be sold before the shopper arrives. */
const fewInStore = 2

/** Availability is read from the database, so that it is always current. */
export const stockRoutes = ({ database, stock, skusOfEans, storesIn }: AvailabilityNeeds): CallGroup =>
  serveCalls(
    stockCalls,
    {},
    {
      async 'GET /api/inventory/{catalog}/get-availability'({ market, query }) {
        const eans = [...new Set(query.EanCodes)]
        const skuOf = await skusOfEans(eans)
        const skus = [...skuOf.values()]
        const locations: StockLocation[] =
          query.IsRetail === 'true'
            ? ['store']
            : query.ShipFromStore === 'true'
              ? ['warehouse', 'store']
              : ['warehouse']
        const places = {
          warehouse: market.choices.warehouses,
          store: storesIn(market).map(({ pickupPointId }) => placeOfStore(pickupPointId)),
        }
        const counts = await Promise.all(
          locations.map(async (stockLocation) => ({
            stockLocation,
            pieces: await stock.available(places[stockLocation], skus),
          })),
        )
        return eans.flatMap((ean) =>
          counts.map(({ stockLocation, pieces }) => {
            const quantity = pieces.get(skuOf.get(ean) ?? '') ?? 0
            return { ean, inStock: quantity > 0, quantity, stockLocation }
          }),
        )
      },

      async 'GET /api/retail-stock/{catalog}/get-retail-availability'({ market, query }) {
        const sku = (await skusOfEans([query.Ean])).get(query.Ean)
        if (sku === undefined) return []
        const counts = await storeCounts(database, sku)
        return storesIn(market).map((store) => {
          const quantity = counts.get(placeOfStore(store.pickupPointId)) ?? 0
          const status = quantity === 0 ? 'soldOut' : quantity <= fewInStore ? 'fewLeft' : 'inStock'
          return { store, quantity, status }
        })
      },
    },
  )
