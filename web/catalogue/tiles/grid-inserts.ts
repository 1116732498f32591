import type { ReactNode } from 'react'
import type { TileSize } from '#contracts/banners.ts'
import type { ProductCard } from '#contracts/catalogue.ts'

/** Content among the products of a grid. It takes some cells, or the whole width between two rows. */
export interface GridInsert {
  readonly key: string
  /** Its position from 1, where products and inserts are counted together. */
  readonly position: number
  readonly span: TileSize | 'row'
  /** Kinds of screens on which it is left out, such as `mobile tablet`. */
  readonly notOn?: string | undefined
  readonly content: ReactNode
}

export type GridCell = { readonly card: ProductCard; readonly index: number } | { readonly insert: GridInsert }

/** Products and inserts in the order in which they are shown. An insert with a position after the last product is last. */
export function cellsOf(products: readonly ProductCard[], inserts: readonly GridInsert[]): readonly GridCell[] {
  const cells: GridCell[] = products.map((card, index) => ({ card, index }))
  for (const insert of inserts.toSorted((a, b) => a.position - b.position))
    cells.splice(Math.min(insert.position - 1, cells.length), 0, { insert })
  return cells
}
