import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { ConsentNeeds } from './consent.service.ts'

export interface ClubNeeds extends ConsentNeeds {
  readonly database: Database
  /** Ids of the sub-brands that can be chosen. */
  readonly subBrands: (market: Market) => readonly string[]
}
