import type { ReactNode } from 'react'
import type { TileSize } from '#contracts/banners.ts'
import type { ProductCard } from '#contracts/catalogue.ts'

/** Content among the products of a grid: over some cells, or over the whole width between two rows. */
export interface GridInsert {
  readonly key: string
  /** Its position from 1 on, counting products and inserts together. */
  readonly position: number
  readonly span: TileSize | 'row'
  /** Kinds of screens it is left out on: `mobile tablet`. */
  readonly notOn?: string | undefined
  readonly content: ReactNode
}

export type GridCell = { readonly card: ProductCard; readonly index: number } | { readonly insert: GridInsert }

/** Products and inserts in display order. An insert whose position is beyond the products comes last. */
export function cellsOf(products: readonly ProductCard[], inserts: readonly GridInsert[]): readonly GridCell[] {
  const cells: GridCell[] = products.map((card, index) => ({ card, index }))
  for (const insert of inserts.toSorted((a, b) => a.position - b.position))
    cells.splice(Math.min(insert.position - 1, cells.length), 0, { insert })
  return cells
}
