import type { Translate } from '#foundation/words.ts'
import type { PriceDisplay } from '#server/pricing/index.ts'
import type { MarketRange } from './market-range.ts'

/** A range and the texts of its market. */
export interface LocalizedRange {
  readonly range: MarketRange
  readonly t: Translate
  /** The parts of a price that the shop shows. */
  readonly display: PriceDisplay
  /** If true, details have name and description in English in every market. */
  readonly english?: boolean
}

export interface Moment {
  readonly now: number
  /** A product counts as new for this many days after its first sale. */
  readonly newDays: number
}
