import { createElement } from 'react'
import { keptMarkup } from '#web/platform/kept-markup.ts'
import { ProductTile, type ProductTileProps } from './product-tile.tsx'

/** The markup of a tile, kept for as long as its card is: the same cards are shown on page after page. Nothing in the browser. */
export function keptTile(tile: ProductTileProps): string | undefined {
  const { card, view, level, urgency, unspoken } = tile
  return keptMarkup({ of: card, view, name: `${level} ${urgency} ${unspoken}` }, () => createElement(ProductTile, tile))
}
