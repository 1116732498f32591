import type { ReactNode } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import { useMarket } from '#web/markets/index.ts'
import { brandToOmit } from '../brand-line.ts'
import type { GridInsert } from './grid-inserts.ts'
import { cellsOf } from './grid-inserts.ts'
import styles from './product-grid.module.css'
import { TileCell } from './tile-cell.tsx'
import { type TileInteractions, useTileInteractions } from './use-tile-interactions.tsx'

export interface ProductGridProps {
  readonly products: readonly ProductCard[]
  /** The tiles per row that the shopper chose. If undefined, the screen decides. */
  readonly perRow?: number | undefined
  readonly id?: string
  /** Content among the products. */
  readonly inserts?: readonly GridInsert[]
}

/** Number of pictures that are visible without scrolling on a wide screen. */
const inFirstSight = 4

/** Products in rows. Pictures and first lines of text are aligned within a row, no matter what is below them. */
export function ProductGrid({ products, perRow, id, inserts = [] }: ProductGridProps) {
  const view = useMarket()
  const interactions = useTileInteractions()
  const omittedBrand = brandToOmit(products, view)
  const tile = (card: ProductCard, index: number) => (
    <TileCell
      key={interactions.keyOf(card)}
      {...interactions.shown(card, omittedBrand)}
      view={view}
      level={2}
      urgency={index === 0 ? 'first' : index < inFirstSight ? 'eager' : 'lazy'}
    />
  )
  return (
    <div className={styles.room}>
      <ul className={styles.grid} id={id} data-per-row={perRow} {...interactions.handlers}>
        {cellsOf(products, inserts).map((cell) =>
          'card' in cell ? tile(cell.card, cell.index) : <Insert key={cell.insert.key} insert={cell.insert} />,
        )}
      </ul>
      {interactions.opened}
    </div>
  )
}

const Insert = ({ insert: { span, notOn, content } }: { readonly insert: GridInsert }) => (
  <li className={span === 'row' ? styles.between : styles.spot} data-span={span} data-not-on={notOn}>
    {content}
  </li>
)

export interface ProductCellsProps {
  readonly products: readonly ProductCard[]
  readonly interactions: TileInteractions
}

/** The same tiles as cells of a row that scrolls. */
export function ProductCells({ products, interactions }: ProductCellsProps): ReactNode {
  const view = useMarket()
  const omittedBrand = brandToOmit(products, view)
  return products.map((card) => (
    <TileCell
      key={interactions.keyOf(card)}
      {...interactions.shown(card, omittedBrand)}
      view={view}
      level={3}
      place="carousel"
    />
  ))
}
