import type { Translate } from '#foundation/words.ts'
import type { PriceDisplay } from '#server/pricing/index.ts'
import type { MarketRange } from './market-range.ts'

/** A range and the texts of its market. */
export interface LocalizedRange {
  readonly range: MarketRange
  readonly t: Translate
  /** The parts of a price that the shop chooses to show. */
  readonly display: PriceDisplay
  /** Details have name and description in English whatever the market's language. */
  readonly english?: boolean
}

export interface Moment {
  readonly now: number
  /** A product first sold this many days ago or less is new. */
  readonly newDays: number
}
