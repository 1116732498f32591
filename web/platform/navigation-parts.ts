import type { Page } from '#contracts/pages.ts'
import type { PageSource } from './page-source.ts'

/** How a page was reached. It decides where the focus goes. */
export type Arrival = 'new-page' | 'in-place' | 'refused'

export interface NavigationParts {
  readonly source: PageSource
  readonly market: string
  readonly build: string
  /** Path of the page that this document was loaded for, if that page needs a document of its own. */
  readonly ownDocumentPath: string | undefined
  /** True if the query parameter for a preview is kept from page to page. */
  readonly keepsPreview: boolean
  /** Renders a page, unless the shopper has left it in the meantime. Rejects if its code cannot be loaded. */
  show(page: Page, arrival: Arrival, signal?: AbortSignal): Promise<void>
  /** Loads an address as a new document. The limit of `mayReload` does not apply. */
  leave(address: string): void
  /** True if a full page load may be tried now to repair something: at most once a minute. */
  mayReload(): boolean
  /** Shows the answer to a form in another way than as a page, for example in the basket drawer. Resolves to true if it did. */
  takes(posted: Posted, page: Page): Promise<boolean>
  /** True if an address opens over the current page, for example the basket's. Then `openOver` is called instead of a navigation. */
  isOver(address: string): boolean
  /** Opens the address over the current page. Resolves to false if its code cannot be loaded; then the address is opened as a page. */
  openOver(): Promise<boolean>
  /** Called after each posted form, with the page from the answer. */
  afterFormAction(posted: Posted, page: Page): void
  /** Called instead of `afterFormAction` if the answer will be loaded as a new document. */
  beforeOwnDocument(posted: Posted, address: string): void
  /** Called when the page could not be fetched. */
  lost(): void
  /** Called when a full page load might help, but the last one was less than a minute ago. */
  reloadRefused(): void
}

/** A form that was sent. */
export interface Posted {
  readonly formAction: string | null
  readonly values: URLSearchParams
  /** True if the form was in a drawer over the current page. */
  readonly fromDrawer: boolean
}
