import type { ProductCard } from '#contracts/catalogue.ts'

/** What stands in a tile's place now: another colour, or the product as it is since its launch. */
export interface Stand {
  readonly card: ProductCard
  /** The brand that goes without saying; none where the tile before it named its own. */
  readonly unspoken: string | undefined
}

/** Puts something in the place of the product that is shown now. */
export type Put = (stand: Stand, before: string) => void
