import { setTimeout as pause } from 'node:timers/promises'
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

/** How long a search waits until the goods of its market are sent. Sending goes on. */
const waitMs = 2_000
/** After a failure, goods are not sent again for this time, so that not every search waits for an index that is gone. */
const pauseAfterFailureMs = 5_000

export interface IndexFeed {
  /** Resolves when the goods of a market are sent. */
  sent(market: Market): Promise<void>
  /** The same for a search, which has no time to wait: rejects if sending takes long. */
  sentSoon(market: Market): Promise<void>
}

/** Sends the goods of a market to the index at the first search, and later changes at once. */
export function feedIndex({ readModel, markets, index, columns, texts, locales }: IndexFeedNeeds): IndexFeed {
  const loaded = new Map<string, Promise<void>>()

  const goodsOf = (market: Market, text: Text, slots: Iterable<number>): IndexedProduct[] =>
    Array.from(slots, (slot) =>
      indexedProduct(columns.of(market), text.index, slot, locales.of(market).facetLanguage),
    ).filter((one) => one !== undefined)
  const load = async (market: Market): Promise<void> =>
    index.replace(market.id, goodsOf(market, await texts.of(market), columns.of(market).range.assortment.slots.keys()))
  const remember = (market: Market, work: Promise<void>): Promise<void> => {
    loaded.set(market.id, work)
    work.catch(async () => {
      await pause(pauseAfterFailureMs, undefined, { ref: false })
      if (loaded.get(market.id) === work) loaded.delete(market.id)
    })
    return work
  }
  const sent = (market: Market): Promise<void> => loaded.get(market.id) ?? remember(market, load(market))
  const sentSoon = async (market: Market): Promise<void> => {
    const done = new AbortController()
    const tooLong = pause(waitMs, undefined, { signal: done.signal }).then(() => {
      throw new Error(`The goods of ${market.id} are not sent to the index yet.`)
    })
    await Promise.race([sent(market), tooLong]).finally(() => done.abort())
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
      void remember(
        market,
        before.then(() => (touched === 'all' ? load(market) : renew(market, touched, ids))),
      )
    }
  })
  return { sent, sentSoon }
}
