import type { Market } from '#server/markets/index.ts'

/** The target of a link and its text. */
export interface Target {
  readonly url: string
  readonly title: string
}

/** What reading a document for one market needs. */
export interface Reading {
  readonly market: Market
  /** A page by its key or alias; null if it exists only for other markets. */
  page(key: string): Target | null | undefined
  category(id: string): Target | undefined
  /** Removes everything that is not on the allow-list. */
  safeHtml(html: string): string
  /** Inserts values of the market into a text: `{freeFreight}`. */
  fillIn(text: string): string
  /** If true, unpublished pages are read too. */
  readonly drafts?: boolean
  /** Reports to editors what was left out. */
  report(line: string): void
  /** Reports a type of widget that this shop does not have: editors and program do not fit together. */
  reportUnknownWidget?(type: string): void
}
