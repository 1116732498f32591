import { LRUCache } from 'lru-cache'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Clock } from '#foundation/clock.ts'
import type { Market } from '#server/markets/index.ts'
import { textBytes } from '#server/platform/http/encodings.ts'
import type { Catalogue } from './catalogue.ts'
import { isComing } from './launches.ts'
import type { CatalogueReadModel } from './read-model.cache.ts'

/** A detail has about 6 KB of text, so the cache has about 6 MB. */
const cachedDetails = 1_000
/** Facts that change with the day, such as the last day of a certificate, may be outdated for this long. */
const cacheMs = 30_000

export interface CachedDetail {
  readonly detail: ProductDetail
  readonly json: Buffer
}

/** Recent details, ready as JSON text, until their product, its siblings or its parts change. */
export interface CachedDetails {
  find(market: Market, productId: string): CachedDetail | undefined
}

export function openDetails(
  { readModel, clock }: { readonly readModel: Pick<CatalogueReadModel, 'range' | 'onSwap'>; readonly clock: Clock },
  catalogue: Pick<Catalogue, 'detail'>,
): CachedDetails {
  const cached = new LRUCache<string, CachedDetail & { readonly slot: number }>({ max: cachedDetails, ttl: cacheMs })
  readModel.onSwap((touched) => {
    if (touched === 'all') return cached.clear()
    const slots = new Set(touched)
    for (const [key, { slot }] of cached.entries()) if (slots.has(slot)) cached.delete(key)
  })
  return {
    find(market, productId) {
      const key = `${market.id} ${productId}`
      const { slots, slotOf } = readModel.range(market).assortment
      const product = slots[slotOf.get(productId) ?? -1]
      const known = cached.get(key)
      if (known && product && isComing(product, market, clock().getTime()) === known.detail.comingSoonProduct)
        return known
      const detail = catalogue.detail(market, productId)
      if (!detail) return undefined
      const made = { detail, json: textBytes(JSON.stringify(detail)), slot: slotOf.get(productId)! }
      cached.set(key, made)
      return made
    },
  }
}
