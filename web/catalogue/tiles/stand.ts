import type { ProductCard } from '#contracts/catalogue.ts'

/** The current content of a tile: another colour, or the product since its launch. */
export interface Stand {
  readonly card: ProductCard
  /** The brand that goes without saying; none where the tile before it named its own. */
  readonly unspoken: string | undefined
}

/** Puts something in the place of the product that is shown now. */
export type Put = (stand: Stand, before: string) => void
