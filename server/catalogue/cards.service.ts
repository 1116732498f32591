import { LRUCache } from 'lru-cache'
import type { ProductCard } from '#contracts/catalogue.ts'
import type { ToggleKey } from '#contracts/toggles.ts'
import type { Clock } from '#foundation/clock.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import { textBytes } from '#server/platform/http/encodings.ts'
import { type PriceDisplay, plainDisplay, priceDisplay } from '#server/pricing/index.ts'
import { launchSpan, newDays } from './new-goods.ts'
import { productCard } from './product-card.ts'
import type { CatalogueReadModel } from './read-model.cache.ts'

/** How many cards are cached, for all markets together. */
const cachedCards = 4000

/** More slots than any range has. */
const mostSlots = 2 ** 24

export interface CatalogueNeeds {
  readonly database: Database
  readonly readModel: CatalogueReadModel
  readonly words: (market: Market) => Translate
  /** True if a feature is on in a market. Without this function all features are off. */
  readonly toggle?: (market: Market, key: ToggleKey) => boolean
  readonly clock: Clock
}

/** Cards by slot, for code that has found products. */
export interface Cards {
  card(market: Market, slot: number): ProductCard
  /** Several cards as JSON in UTF-8, separated by commas. */
  cardsJson(market: Market, slots: readonly number[]): Buffer[]
}

interface CachedCard {
  readonly card: ProductCard
  readonly display: PriceDisplay
  /** When the labels of the card are right. */
  readonly span: { readonly from: number; readonly until: number }
  /** The card as JSON after a comma. */
  json: Buffer | undefined
}

interface Shown {
  readonly now: number
  readonly display: PriceDisplay
}

/**
 * Makes a card at its first request and caches the recent ones. A card is made again when its product, a sibling or a
 * label that depends on the day changes.
 */
export function openCards(needs: Omit<CatalogueNeeds, 'database'>): Cards {
  const { readModel, words, clock } = needs
  const cached = new LRUCache<number, CachedCard>({ max: cachedCards })
  const places = new Map<string, number>()
  /** Keys are small integers because a map finds them faster than composed strings. */
  const firstKey = ({ id }: Market): number => {
    const place = places.get(id) ?? places.size
    places.set(id, place)
    return place * mostSlots
  }
  readModel.onSwap((touched) => {
    if (touched === 'all') return cached.clear()
    const slots = new Set(touched)
    for (const key of cached.keys()) if (slots.has(key % mostSlots)) cached.delete(key)
  })

  const find = (market: Market, slot: number, { now, display }: Shown): CachedCard => {
    const key = firstKey(market) + slot
    const known = cached.get(key)
    if (known && known.display === display && now >= known.span.from && now < known.span.until) return known
    const moment = { now, newDays }
    const range = readModel.range(market)
    const product = range.assortment.slots[slot]!
    const made: CachedCard = {
      card: productCard({ range, t: words(market), display }, slot, product, moment),
      display,
      span: launchSpan(product, market, moment),
      json: undefined,
    }
    cached.set(key, made)
    return made
  }
  return {
    card: (market, slot) => find(market, slot, { now: clock().getTime(), display: displayIn(needs, market) }).card,
    cardsJson(market, slots) {
      const shown = { now: clock().getTime(), display: displayIn(needs, market) }
      return slots.map((slot, index) => {
        const it = find(market, slot, shown)
        it.json ??= textBytes([',', JSON.stringify(it.card)])
        return index === 0 ? it.json.subarray(1) : it.json
      })
    },
  }
}

export const displayIn = ({ toggle }: Pick<CatalogueNeeds, 'toggle'>, market: Market): PriceDisplay =>
  toggle ? priceDisplay((key) => toggle(market, key)) : plainDisplay
