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

/** The goods of a market on their way to the index, or there. */
interface Sending {
  readonly done: Promise<void>
  /** Milliseconds of `performance.now()`. */
  failedAt?: number
}

/** Sends the goods of a market to the index at the first search, and later changes at once. */
export function feedIndex({ readModel, markets, index, columns, texts, locales }: IndexFeedNeeds): IndexFeed {
  const sendings = new Map<string, Sending>()

  const goodsOf = (market: Market, text: Text, slots: Iterable<number>): IndexedProduct[] =>
    Array.from(slots, (slot) =>
      indexedProduct(columns.of(market), text.index, slot, locales.of(market).facetLanguage),
    ).filter((one) => one !== undefined)
  const load = async (market: Market): Promise<void> =>
    index.replace(market.id, goodsOf(market, await texts.of(market), columns.of(market).range.assortment.slots.keys()))
  const remember = (market: Market, done: Promise<void>): Promise<void> => {
    const sending: Sending = { done }
    sendings.set(market.id, sending)
    done.catch(() => {
      sending.failedAt = performance.now()
    })
    return done
  }
  const sent = (market: Market): Promise<void> => {
    const known = sendings.get(market.id)
    const isOver = known?.failedAt !== undefined && performance.now() - known.failedAt >= pauseAfterFailureMs
    return known && !isOver ? known.done : remember(market, load(market))
  }
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
      const before = sendings.get(market.id)
      // After a failure, the next search that may send does send all goods, with this change.
      if (!before || before.failedAt !== undefined) continue
      const ids =
        touched === 'all' ? [] : touched.flatMap((slot) => readModel.range(market).assortment.slots[slot]?.id ?? [])
      void remember(
        market,
        before.done.then(() => (touched === 'all' ? load(market) : renew(market, touched, ids))),
      )
    }
  })
  return { sent, sentSoon }
}
