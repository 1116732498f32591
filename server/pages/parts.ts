import type { Clock } from '#foundation/clock.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Content } from '#server/content/index.ts'
import type { Markets } from '#server/markets/index.ts'
import type { ProductSearch } from '#server/search/index.ts'

/** The capabilities pages are composed of, built by the program's start-up. Each kind of page takes what it needs. */
export interface Parts {
  readonly clock: Clock
  readonly markets: Markets
  readonly content: Content
  readonly catalogue: Catalogue
  readonly search: ProductSearch
}
