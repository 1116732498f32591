import type { Market } from '#server/markets/index.ts'
import type { openColumns } from './columns.cache.ts'
import { indexedProduct } from './indexed-products.ts'
import type { IndexedProduct, ProductIndex } from './product-index.port.ts'
import type { openSearchLocales } from './search-locales.ts'
import type { TextNeeds } from './spoken-languages.ts'
import type { CachedTexts, Text } from './texts.cache.ts'

export interface IndexFeedNeeds extends Pick<TextNeeds, 'readModel' | 'markets'> {
  readonly index: ProductIndex
  readonly columns: ReturnType<typeof openColumns>
  readonly texts: CachedTexts
  readonly locales: ReturnType<typeof openSearchLocales>
}

/**
 * Sends the goods of a market to the index at the first search, and later changes at once. Returns a function that
 * waits until they are sent.
 */
export function feedIndex({
  readModel,
  markets,
  index,
  columns,
  texts,
  locales,
}: IndexFeedNeeds): (market: Market) => Promise<void> {
  const loaded = new Map<string, Promise<void>>()

  const goodsOf = (market: Market, text: Text, slots: Iterable<number>): IndexedProduct[] =>
    Array.from(slots, (slot) =>
      indexedProduct(columns.of(market), text.index, slot, locales.of(market).facetLanguage),
    ).filter((one) => one !== undefined)
  const load = async (market: Market): Promise<void> =>
    index.replace(market.id, goodsOf(market, await texts.of(market), columns.of(market).range.assortment.slots.keys()))
  const ready = (market: Market): Promise<void> => {
    const known = loaded.get(market.id)
    if (known) return known
    const made = load(market)
    loaded.set(market.id, made)
    made.catch(() => loaded.delete(market.id))
    return made
  }
  const renew = async (market: Market, touched: readonly number[], ids: readonly string[]): Promise<void> => {
    const products = goodsOf(market, await texts.of(market), touched)
    const sold = new Set(products.map(({ id }) => id))
    await index.renew(
      market.id,
      products,
      ids.filter((id) => !sold.has(id)),
    )
  }
  readModel.onSwap((touched) => {
    for (const market of markets) {
      const before = loaded.get(market.id)
      if (!before) continue
      const ids =
        touched === 'all' ? [] : touched.flatMap((slot) => readModel.range(market).assortment.slots[slot]?.id ?? [])
      const renewed = before.then(() => (touched === 'all' ? load(market) : renew(market, touched, ids)))
      loaded.set(market.id, renewed)
      renewed.catch(() => loaded.delete(market.id))
    }
  })
  return ready
}
