import { stockCalls } from '#contracts/stock.ts'
import type { StoreOnWire } from '#contracts/stores.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { type CallGroup, type CallRequest, serveCalls } from '#server/platform/serve-calls.ts'
import type { Pieces, Place } from './pieces.ts'
import type { Stock } from './stock.ts'
import { placeOf, placeOfStore, storeCounts } from './stock-counts.repository.ts'

export interface AvailabilityNeeds {
  readonly database: Database
  readonly stock: Stock
  /** Skus by EAN; unknown ones are left out. */
  readonly skusOfEans: (eans: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The pieces that the caller's own basket holds. They count as available to this caller. */
  readonly ownPieces: (
    ask: Pick<CallRequest, 'visitor' | 'headers'> & { readonly market: Market },
  ) => Promise<readonly Pieces[]>
  /** The stores of the market. */
  readonly storesIn: (market: Market) => readonly StoreOnWire[]
}

type StockLocation = 'warehouse' | 'store'

/** At or below this number, "few left" is shown for a store, because the pieces may be sold before the shopper arrives. */
const fewInStore = 2

/** The number of pieces of one sku at these places. */
const piecesAt = (pieces: readonly Pieces[], sku: string, places: readonly Place[]): number =>
  pieces.reduce((sum, one) => (one.sku === sku && places.includes(one.place) ? sum + one.quantity : sum), 0)

/** Availability is read from the database, so that it is always current. */
export const stockRoutes = ({ database, stock, skusOfEans, ownPieces, storesIn }: AvailabilityNeeds): CallGroup =>
  serveCalls(
    stockCalls,
    {},
    {
      async 'GET /api/inventory/{catalog}/get-availability'(ask) {
        const { market, query } = ask
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
          warehouse: market.choices.warehouses.map(placeOf),
          store: storesIn(market).map(({ pickupPointId }) => placeOfStore(pickupPointId)),
        }
        const [own, ...counts] = await Promise.all([
          ownPieces(ask),
          ...locations.map((stockLocation) => stock.available(places[stockLocation], skus)),
        ])
        return eans.flatMap((ean) =>
          locations.map((stockLocation, index) => {
            const sku = skuOf.get(ean) ?? ''
            const quantity = (counts[index]?.get(sku) ?? 0) + piecesAt(own, sku, places[stockLocation])
            return { ean, inStock: quantity > 0, quantity, stockLocation }
          }),
        )
      },

      async 'GET /api/retail-stock/{catalog}/get-retail-availability'(ask) {
        const sku = (await skusOfEans([ask.query.Ean])).get(ask.query.Ean)
        if (sku === undefined) return []
        const [own, counts] = await Promise.all([ownPieces(ask), storeCounts(database, sku)])
        return storesIn(ask.market).map((store) => {
          const place = placeOfStore(store.pickupPointId)
          const quantity = (counts.get(place) ?? 0) + piecesAt(own, sku, [place])
          const status = quantity === 0 ? 'soldOut' : quantity <= fewInStore ? 'fewLeft' : 'inStock'
          return { store, quantity, status }
        })
      },
    },
  )
