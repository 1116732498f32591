import type { ProductCard } from '#contracts/catalogue.ts'

/** The current content of a tile: another colour, or the product after its launch. */
export interface Stand {
  readonly card: ProductCard
  /** The brand that the tile does not repeat; undefined if the tile it replaces shows its brand. */
  readonly unspoken: string | undefined
}

/** Shows other content on the tile that currently shows the product `before`. */
export type Put = (stand: Stand, before: string) => void
