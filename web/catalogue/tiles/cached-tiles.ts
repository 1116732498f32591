import { createElement } from 'react'
import { cachedMarkup } from '#web/platform/cached-markup.ts'
import { loadedTile } from './fetch-tile.ts'
import type { ProductTileProps } from './product-tile.tsx'

/** The markup of a tile. It is cached as long as its card, because many pages show the same cards. Undefined in the browser. */
export function cachedTile(tile: ProductTileProps): string | undefined {
  const ProductTile = loadedTile()
  if (!ProductTile) return undefined
  const { card, view, level, urgency, place, omittedBrand } = tile
  const name = `${level} ${urgency} ${place} ${omittedBrand}`
  return cachedMarkup({ of: card, view, name }, () => createElement(ProductTile, tile))
}
