import { createElement, type ReactElement } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import type { MarketView } from '#web/markets/index.ts'
import { ProductTile, type ProductTileProps } from './product-tile.tsx'

interface KeptMarkup {
  readonly view: MarketView
  /** By what else decides how a tile looks. */
  readonly variants: Map<string, string>
}

let render: ((element: ReactElement) => string) | undefined
const kept = new WeakMap<ProductCard, KeptMarkup>()

/** Told by the server alone, where the same cards are shown on page after page: their tiles are then rendered once a card. */
export const keepTiles = (renderApart: typeof render): void => {
  render = renderApart
}

/** The markup of a tile, kept for as long as its card is; nothing in the browser, which renders what can change under a hand. */
export function keptTile(tile: ProductTileProps): string | undefined {
  if (!render) return undefined
  const variants = variantsOf(tile)
  const variant = `${tile.level} ${tile.urgency} ${tile.unspoken}`
  const known = variants.get(variant)
  if (known !== undefined) return known
  // Rendering leaves a string of thousands of pieces; a copy is one.
  const markup = Buffer.from(render(createElement(ProductTile, tile))).toString()
  variants.set(variant, markup)
  return markup
}

function variantsOf({ card, view }: ProductTileProps): KeptMarkup['variants'] {
  const known = kept.get(card)
  if (known?.view === view) return known.variants
  const variants = new Map<string, string>()
  kept.set(card, { view, variants })
  return variants
}
