import { productIdOf } from '#foundation/sku.ts'
import type { Database } from '#server/platform/database.ts'
import { placeOfStore } from './stock-counts.repository.ts'

/** The products with at least one piece in a store. */
export async function productsInStore(database: Database, storeId: string): Promise<ReadonlySet<string>> {
  const rows = await database.prepared<{ sku: string }>(
    'products-in-store',
    'select sku from stock where place = $1 and available > 0',
    [placeOfStore(storeId)],
  )
  return new Set(rows.map(({ sku }) => productIdOf(sku)))
}
