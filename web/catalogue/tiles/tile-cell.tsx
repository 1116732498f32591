import { useState } from 'react'
import { StaticMarkup } from '#ui/rich-text/index.ts'
import { isCardInDocument } from '#web/platform/card-in-document.ts'
import { cachedTile } from './cached-tiles.ts'
import { useTile } from './fetch-tile.ts'
import styles from './product-grid.module.css'
import type { ProductTileProps } from './product-tile.tsx'

/**
 * A tile in its cell of a grid or row. The server inserts cached markup. Hydration keeps that markup, and the browser
 * renders only later tiles. The grid around the tiles listens to their events.
 */
export function TileCell(tile: ProductTileProps) {
  const [stands] = useState(() => isCardInDocument(tile.card))
  const ProductTile = useTile(!stands)
  const markup = stands ? '' : cachedTile(tile)
  if (markup === undefined) return <li className={styles.cell}>{ProductTile && <ProductTile {...tile} />}</li>
  return <StaticMarkup as="li" className={styles.cell} markup={markup} />
}
