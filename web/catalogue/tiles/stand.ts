import type { ProductCard } from '#contracts/catalogue.ts'

/** The current content of a tile: another colour, or the product since its launch. */
export interface Stand {
  readonly card: ProductCard
  /** The brand that the tile does not repeat; undefined if the tile it replaces shows its brand. */
  readonly unspoken: string | undefined
}

/** Shows other content on the tile that now shows the product `before`. */
export type Put = (stand: Stand, before: string) => void
