import type { Market } from '#server/markets/index.ts'

/** What reading a document needs from the world, for one market. */
export interface Reading {
  readonly market: Market
  /** Address of a page by its key or alias. */
  pageUrl(key: string): string | undefined
  categoryUrl(id: string): string | undefined
  /** Only what the allow-list lets through. */
  safeHtml(html: string): string
  /** Fills figures of the market into a text: `{freeFreight}`. */
  fillIn(text: string): string
  /** Tells editors, once each, what was left out. */
  report(line: string): void
}
