import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import { useMarket } from '#web/markets/index.ts'
import { unspokenBrand } from './brand-line.ts'
import styles from './product-grid.module.css'
import { showSecondPicture } from './second-picture.ts'
import { TileCell } from './tile-cell.tsx'

export interface ProductGridProps {
  readonly products: readonly ProductCard[]
  /** Tiles per row as the shopper chose; else as the screen allows. */
  readonly perRow?: number | undefined
  readonly id?: string
}

/** How many pictures are in first sight on a wide screen. */
const inFirstSight = 4

/** Products in rows: pictures and first lines meet across a row, whatever stands below them. */
export function ProductGrid({ products, perRow, id }: ProductGridProps) {
  const view = useMarket()
  const unspoken = unspokenBrand(products, view)
  return (
    <ul className={styles.grid} id={id} data-per-row={perRow} onPointerOver={attend} onFocus={attend}>
      {products.map((card, index) => (
        <TileCell
          key={card.id}
          card={card}
          view={view}
          level={2}
          urgency={index === 0 ? 'first' : index < inFirstSight ? 'eager' : 'lazy'}
          unspoken={unspoken}
        />
      ))}
    </ul>
  )
}

export interface ProductCellsProps {
  readonly products: readonly ProductCard[]
}

/** The same tiles as cells of a row that scrolls. */
export function ProductCells({ products }: ProductCellsProps): ReactNode {
  const view = useMarket()
  const unspoken = unspokenBrand(products, view)
  return products.map((card) => <TileCell key={card.id} card={card} view={view} level={3} unspoken={unspoken} />)
}

/** By pointer or by focus; a touch is about to leave the page. */
const attend = (event: PointerEvent | FocusEvent): void => {
  if (!('pointerType' in event && event.pointerType === 'touch')) showSecondPicture(event.target as Element)
}
