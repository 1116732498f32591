import type { ReactElement } from 'react'

export interface MarkupKey {
  /** The source object: its markup is cached as long as the object lives. */
  readonly of: object
  /** The market it is shown in; another view, other words. */
  readonly view: object
  /** Whatever else decides how it looks. */
  readonly name: string
}

/** Renders markup that many pages share once, and caches it. */
export interface MarkupCache {
  markup(shown: MarkupKey, element: () => ReactElement): string
}

let readModel: MarkupCache | undefined

/** Called only by the server. */
export const setMarkupCache = (by: MarkupCache | undefined): void => {
  readModel = by
}

/** Cached markup, or fresh markup that is cached from now on; undefined in the browser, which renders what can change under a hand. */
export const cachedMarkup = (shown: MarkupKey, element: () => ReactElement): string | undefined =>
  readModel?.markup(shown, element)
