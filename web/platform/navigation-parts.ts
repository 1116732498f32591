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
  /** A preview set by a query parameter is kept from page to page. */
  readonly keepsPreview: boolean
  /** Renders a page, unless the shopper has left meanwhile; rejects if its code cannot be loaded. */
  show(page: Page, arrival: Arrival, signal?: AbortSignal): Promise<void>
  /** Loads an address as a new document, without the limit of `mayReload`. */
  leave(address: string): void
  /** True when a whole page load may mend something now: at most once a minute. */
  mayReload(): boolean
  /** Shows the answer to a form in another way than as a page, for example in the basket drawer. Resolves to true if it did. */
  takes(posted: Posted, page: Page): Promise<boolean>
  /** True if an address, for example the basket's, opens over the current page; `openOver` is called instead of a navigation. */
  isOver(address: string): boolean
  /** Resolves to false if its code cannot be loaded; then the address is opened as a page. */
  openOver(): Promise<boolean>
  /** Called after each form that was posted, with the page it was answered by. */
  afterFormAction(posted: Posted, page: Page): void
  /** Called instead of `afterFormAction` if the answer is a document of its own, which is about to be loaded. */
  beforeOwnDocument(posted: Posted, address: string): void
  /** Called when the page could not be fetched. */
  lost(): void
  /** Called when a full page load might help, but the last one was less than a minute ago. */
  notMended(): void
}

/** A form as it was sent. */
export interface Posted {
  readonly formAction: string | null
  readonly values: URLSearchParams
  /** Sent from a drawer over the current page. */
  readonly fromDrawer: boolean
}
