import type { Clock } from '#foundation/clock.ts'
import type { MarketRange } from '#server/catalogue/index.ts'

interface StoreNeeds {
  readonly inStore?: (storeId: string) => Promise<ReadonlySet<string>>
  readonly clock: Clock
}

/** A staff tablet asks again and again; pieces on a shelf change by the minute at most. */
const goodForMs = 30_000
const mostStores = 200

/** Stock of stores, refreshed at intervals. */
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

/** Slots of a store's products; without its own models, only those the web shop sells as well. */
export function storeSlots(
  { assortment }: MarketRange,
  products: ReadonlySet<string>,
  storeOnly: boolean,
): Set<number> {
  const slots = [...products].flatMap((id) => assortment.slotOf.get(id) ?? [])
  return new Set(slots.filter((slot) => storeOnly || assortment.slots[slot]?.attributes.soldOnly !== 'stores'))
}
