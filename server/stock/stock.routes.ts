import { stockCalls } from '#contracts/stock.ts'
import type { Database } from '#server/platform/database.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { availableInStores } from './stock.repository.ts'
import type { Stock } from './stock.ts'

export interface AvailabilityNeeds {
  readonly database: Database
  readonly stock: Stock
  /** Skus by EAN; unknown ones are left out. */
  readonly skusOfEans: (eans: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

type StockLocation = 'warehouse' | 'store'

/** Availability is read from the tables, so that what a shopper is told is what can be sold. */
export const stockRoutes = ({ database, stock, skusOfEans }: AvailabilityNeeds): CallGroup =>
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
        const counts = await Promise.all(
          locations.map(async (stockLocation) => ({
            stockLocation,
            pieces:
              stockLocation === 'warehouse'
                ? await stock.available(market.choices.warehouses, skus)
                : await availableInStores(database, skus),
          })),
        )
        return eans.flatMap((ean) =>
          counts.map(({ stockLocation, pieces }) => {
            const quantity = pieces.get(skuOf.get(ean) ?? '') ?? 0
            return { ean, inStock: quantity > 0, quantity, stockLocation }
          }),
        )
      },
    },
  )
