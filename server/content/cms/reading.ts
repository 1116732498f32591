import type { Market } from '#server/markets/index.ts'

/** The target of a link and its text. */
export interface Target {
  readonly url: string
  readonly title: string
}

/** The dependencies of reading a document, for one market. */
export interface Reading {
  readonly market: Market
  /** A page by its key or alias; null for one that is there, but for other markets. */
  page(key: string): Target | null | undefined
  category(id: string): Target | undefined
  /** Removes everything that is not on the allow-list. */
  safeHtml(html: string): string
  /** Fills figures of the market into a text: `{freeFreight}`. */
  fillIn(text: string): string
  /** Pages that are not published yet are read too. */
  readonly drafts?: boolean
  /** Tells editors, once each, what was left out. */
  report(line: string): void
}
