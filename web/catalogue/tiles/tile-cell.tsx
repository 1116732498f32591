import { useState } from 'react'
import { StaticMarkup } from '#ui/rich-text/index.ts'
import { standsInDocument } from '#web/platform/card-in-document.ts'
import { cachedTile } from './cached-tiles.ts'
import { useTile } from './fetch-tile.ts'
import styles from './product-grid.module.css'
import type { ProductTileProps } from './product-tile.tsx'

/**
 * A tile in its place of a grid or row. The server puts cached markup there. A browser that comes to life leaves what stands in the
 * document as it is, and renders only the tiles that come later; what a tile does under a hand is heard by the grid around it.
 */
export function TileCell(tile: ProductTileProps) {
  const [stands] = useState(() => standsInDocument(tile.card))
  const ProductTile = useTile(!stands)
  const markup = stands ? '' : cachedTile(tile)
  if (markup === undefined) return <li className={styles.cell}>{ProductTile && <ProductTile {...tile} />}</li>
  return <StaticMarkup as="li" className={styles.cell} markup={markup} />
}
