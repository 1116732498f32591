import { plainText } from '../plain-text.ts'
import type { Placed, RowKind, Rows } from '../rows.ts'
import { colourIn } from './colour-words.ts'
import type { FeedItem, FeedRemark } from './feed-item.ts'
import type { FeedShop } from './feed-shop.ts'

export type GoodsRows = { readonly [Kind in RowKind]: Placed<Rows[Kind]>[] }

/** What a feed says in our own rows, and what is to be said about it. */
export interface FeedGoods {
  readonly rows: GoodsRows
  readonly remarks: FeedRemark[]
}

export interface Reading extends FeedGoods {
  readonly shop: FeedShop
  /** Skus, product ids and marked item ids of the whole feed so far. */
  readonly seen: Set<string>
}

/** An item's id may be what another thing's sku is. */
export const itemMark = (id: string): string => `item ${id}`

export const idOf = (cells: FeedItem['cells']): string => (cells.id ?? '').trim()

/** The colour as the feed says it, or as its title does. */
export const colourOf = ({ color = '', title = '' }: FeedItem['cells']): string =>
  plainText(color).replace(/\n/g, ' ') || (colourIn(plainText(title))?.family ?? '')
