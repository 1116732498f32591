import type { ProductCard } from '#contracts/catalogue.ts'

/** The current content of a tile: another colour, or the product after its launch. */
export interface TileContent {
  readonly card: ProductCard
  /** The brand that the tile does not repeat; undefined if the tile it replaces shows its brand. */
  readonly omittedBrand: string | undefined
}

/** Shows other content on the tile that currently shows the product `before`. */
export type ShowOnTile = (content: TileContent, before: string) => void
