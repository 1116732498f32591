import { KeptItem } from '#ui/rich-text/index.ts'
import { keptTile } from './kept-tiles.ts'
import styles from './product-grid.module.css'
import { ProductTile, type ProductTileProps } from './product-tile.tsx'

/** A tile in its place of a grid or row. What the server sends as kept markup is what the browser would render. */
export function TileCell(tile: ProductTileProps) {
  const markup = keptTile(tile)
  if (markup === undefined)
    return (
      <li className={styles.cell}>
        <ProductTile {...tile} />
      </li>
    )
  return <KeptItem className={styles.cell} markup={markup} />
}
