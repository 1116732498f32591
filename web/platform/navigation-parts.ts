import type { Page } from '#contracts/pages.ts'
import type { PageSource } from './page-source.ts'

/** The way a page was reached; it decides where the focus goes. */
export type Arrival = 'new-page' | 'in-place' | 'refused'

export interface NavigationParts {
  readonly source: PageSource
  readonly market: string
  readonly build: string
  /** Path of the page that this document was loaded for, if that page needs a document of its own. */
  readonly ownDocumentPath: string | undefined
  /** A preview by query goes from page to page. */
  readonly keepsPreview: boolean
  /** Draws a page, unless the shopper has gone on meanwhile; rejects when its code cannot be loaded. */
  show(page: Page, arrival: Arrival, signal?: AbortSignal): Promise<void>
  /** Loads an address as a whole page. Unguarded: the browser's own way. */
  leave(address: string): void
  /** True when a whole page load may mend something now: at most once a minute. */
  mayReload(): boolean
  /** A form's answer that is shown otherwise than as a page, a basket drawer say; answers whether it was taken. */
  takes(posted: Posted, page: Page): Promise<boolean>
  /** True if an address, the basket's say, opens over the page one is on; then `openOver` is called in place of going there. */
  isOver(address: string): boolean
  /** Answers whether it could: without the code for it, the address is a page like any other. */
  openOver(): Promise<boolean>
  /** Called after each form that was posted, with the page it was answered by. */
  afterFormAction(posted: Posted, page: Page): void
  /** Called in its place where the answer is a document of its own, which is about to be loaded. */
  beforeOwnDocument(posted: Posted, address: string): void
  /** Said when nothing could be fetched. */
  lost(): void
  /** Said when a whole page load might mend it, but there was one a moment ago. */
  notMended(): void
}

/** A form as it was sent. */
export interface Posted {
  readonly formAction: string | null
  readonly values: URLSearchParams
  /** Sent from a drawer, over the page one is on. */
  readonly fromDrawer: boolean
}
