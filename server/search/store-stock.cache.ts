import type { Clock } from '#foundation/clock.ts'
import type { MarketRange } from '#server/catalogue/index.ts'

interface StoreNeeds {
  readonly inStore?: (storeId: string) => Promise<ReadonlySet<string>>
  readonly clock: Clock
}

/** A staff tablet requests the stock again and again, but it changes at most every minute. */
const goodForMs = 30_000
const mostStores = 200

/** The products in stock at each store, refreshed at intervals. */
export function openStoreStock({ inStore, clock }: StoreNeeds): { of(storeId: string): Promise<ReadonlySet<string>> } {
  const cached = new Map<string, { readonly until: number; readonly products: Promise<ReadonlySet<string>> }>()
  return {
    of(storeId) {
      const now = clock().getTime()
      const known = cached.get(storeId)
      if (known && known.until > now) return known.products
      if (cached.size > mostStores) cached.clear()
      const products = inStore?.(storeId) ?? Promise.resolve(new Set<string>())
      cached.set(storeId, { until: now + goodForMs, products })
      products.catch(() => cached.delete(storeId))
      return products
    },
  }
}

/** Slots of a store's products. Without `storeOnly`, goods that are sold in stores only are left out. */
export function storeSlots(
  { assortment }: MarketRange,
  products: ReadonlySet<string>,
  storeOnly: boolean,
): Set<number> {
  const slots = [...products].flatMap((id) => assortment.slotOf.get(id) ?? [])
  return new Set(slots.filter((slot) => storeOnly || assortment.slots[slot]?.attributes.soldOnly !== 'stores'))
}
