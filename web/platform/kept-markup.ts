import type { ReactElement } from 'react'

export interface KeptFor {
  /** What is shown: its markup is kept for as long as this object is. */
  readonly of: object
  /** The market it is shown in; another view, other words. */
  readonly view: object
  /** Whatever else decides how it looks. */
  readonly name: string
}

/** Writes the markup of what is shown on page after page once, and keeps it. */
export interface MarkupKeeper {
  markup(shown: KeptFor, element: () => ReactElement): string
}

let keeper: MarkupKeeper | undefined

/** Told by the server alone. */
export const keepMarkup = (by: MarkupKeeper | undefined): void => {
  keeper = by
}

/** Kept markup, or fresh markup from now on kept; undefined in the browser, which renders what can change under a hand. */
export const keptMarkup = (shown: KeptFor, element: () => ReactElement): string | undefined =>
  keeper?.markup(shown, element)
