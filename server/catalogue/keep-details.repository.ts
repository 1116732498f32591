import { LRUCache } from 'lru-cache'
import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Clock } from '#foundation/clock.ts'
import type { Market } from '#server/markets/index.ts'
import { textBytes } from '#server/platform/http/encodings.ts'
import type { Catalogue } from './catalogue.ts'
import { isComing } from './product-card.ts'
import type { RangeKeeper } from './range-keeper.repository.ts'

/** A detail is some 6 KB of text, so this is some 6 MB. */
const keptDetails = 1_000
/** What the day changes, such as a certificate's last, shows this late at most. */
const keptMs = 30_000

export interface KeptDetail {
  readonly detail: ProductDetail
  readonly json: Buffer
}

/** Details asked for lately, ready as text, until their product, its siblings or its parts change. */
export interface KeptDetails {
  find(market: Market, productId: string): KeptDetail | undefined
}

export function keepDetails(
  { keeper, clock }: { readonly keeper: Pick<RangeKeeper, 'range' | 'onSwap'>; readonly clock: Clock },
  catalogue: Pick<Catalogue, 'detail'>,
): KeptDetails {
  const kept = new LRUCache<string, KeptDetail & { readonly slot: number }>({ max: keptDetails, ttl: keptMs })
  keeper.onSwap((touched) => {
    if (touched === 'all') return kept.clear()
    const slots = new Set(touched)
    for (const [key, { slot }] of kept.entries()) if (slots.has(slot)) kept.delete(key)
  })
  return {
    find(market, productId) {
      const key = `${market.id} ${productId}`
      const { slots, slotOf } = keeper.range(market).assortment
      const product = slots[slotOf.get(productId) ?? -1]
      const known = kept.get(key)
      if (known && product && isComing(product, { now: clock().getTime() }) === known.detail.comingSoonProduct)
        return known
      const detail = catalogue.detail(market, productId)
      if (!detail) return undefined
      const made = { detail, json: textBytes(JSON.stringify(detail)), slot: slotOf.get(productId)! }
      kept.set(key, made)
      return made
    },
  }
}
