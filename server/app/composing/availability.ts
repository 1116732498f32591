import type { Baskets } from '#server/basket/index.ts'
import { skusOfEans } from '#server/catalogue/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { requestedBasket } from '#server/sessions/index.ts'
import { type Stock, stockRoutes } from '#server/stock/index.ts'
import { type Stores, storeOnWire } from '#server/stores/index.ts'

interface AvailabilityGround {
  readonly stock: Stock
  readonly stores: Stores
  readonly baskets: Pick<Baskets, 'heldPieces'>
}

/** The calls for the current stock. Pieces that a shopper's own basket holds are available to that shopper. */
export const availabilityCalls = (
  { database }: { readonly database: Database },
  { stock, stores, baskets }: AvailabilityGround,
): CallGroup =>
  stockRoutes({
    ...{ database, stock },
    skusOfEans: (eans) => skusOfEans(database, eans),
    ownPieces: (ask) => baskets.heldPieces({ market: ask.market, ...requestedBasket(ask) }),
    storesIn: (market) => stores.in(market.country.code).map(storeOnWire),
  })
