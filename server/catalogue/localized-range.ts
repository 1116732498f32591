import type { Translate } from '#foundation/words.ts'
import type { MarketRange } from './market-range.ts'

/** A range and the words of its market. */
export interface LocalizedRange {
  readonly range: MarketRange
  readonly t: Translate
  /** Details tell name and description in English whatever the market's language. */
  readonly english?: boolean
}

export interface Moment {
  readonly now: number
  /** A product first sold this many days ago or less is new. */
  readonly newDays: number
}
