import type { ReactElement } from 'react'

export interface MarkupKey {
  /** The source object. Its markup is cached as long as the object lives. */
  readonly of: object
  /** The market in which it is shown, because another market has other words. */
  readonly view: object
  /** Everything else that its look depends on. */
  readonly name: string
}

/** Caches markup that many pages share, so that it is rendered only once. */
export interface MarkupCache {
  markup(shown: MarkupKey, element: () => ReactElement): string
}

let readModel: MarkupCache | undefined

/** Called only by the server. */
export const setMarkupCache = (by: MarkupCache | undefined): void => {
  readModel = by
}

/**
 * Cached markup; if there is none, it is rendered and cached. Undefined in the browser, which renders everything
 * itself, because it can change.
 */
export const cachedMarkup = (shown: MarkupKey, element: () => ReactElement): string | undefined =>
  readModel?.markup(shown, element)
