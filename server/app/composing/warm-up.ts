import { setTimeout as pause } from 'node:timers/promises'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Content } from '#server/content/index.ts'
import { firstSight, type Images } from '#server/images/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Log } from '#server/platform/logging.ts'
import type { ProductSearch } from '#server/search/index.ts'

export interface WarmUpNeeds {
  readonly markets: Markets
  readonly content: Content
  readonly catalogue: Catalogue
  readonly search: ProductSearch
  readonly images: Images
  readonly log: Log
}

/** Requests come first. Data that nobody requested yet is prepared after this pause. */
const pauseBeforeMs = 3_000
const tilesOnAFirstScreen = 12
/** The first markets are prepared in advance. The others share much data with them and are prepared at their first request. */
const marketsAhead = 8

/** Builds text indexes and makes the pictures of landing pages while the shop is idle. Returns a function that stops it. */
export function warmUp(needs: WarmUpNeeds): () => void {
  const stop = new AbortController()
  prepare(needs, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) needs.log.warn({ err: error }, 'warming up ended early')
  })
  return () => stop.abort()
}

async function prepare(needs: WarmUpNeeds, signal: AbortSignal): Promise<void> {
  await pause(pauseBeforeMs, undefined, { signal, ref: false })
  const markets = needs.markets.open.slice(0, marketsAhead)
  await needs.search.warm(markets)
  const products: string[] = []
  for (const market of markets) products.push(...(await firstTiles(needs, market)))
  const scenes = markets.flatMap((market) => scenesOf(needs.content, market))
  await needs.images.warm(firstSight({ scenes: [...new Set(scenes)], products: [...new Set(products)] }), signal)
}

/** The tiles of the first screen of the whole catalogue and of each top category. */
async function firstTiles({ catalogue, search }: WarmUpNeeds, market: Market): Promise<string[]> {
  const listings = [undefined, ...catalogue.children(market, undefined).map(({ id }) => id)]
  const found = await Promise.all(
    listings.map((category) => search.search(market, { size: tilesOnAFirstScreen, ...(category ? { category } : {}) })),
  )
  return found.flatMap(({ results }) => results.map(({ images }) => images.urlTemplate))
}

function scenesOf(content: Content, market: Market): string[] {
  const home = content.page(market, `/${market.id}`)
  return Array.from(
    JSON.stringify(home ?? null).matchAll(/"(\/images\/scene-[^"?]+\.)[a-z]+/g),
    ([, start]) => `${start}{1}`,
  )
}
