import { foldSpelledOut } from '#foundation/fold-text.ts'
import { plainText } from '../plain-text.ts'
import type { Placed, RowKind, Rows } from '../rows.ts'
import { colourIn } from './colour-words.ts'
import { noSize, sizeInTitle } from './feed-cells.ts'
import type { FeedItem, FeedRemark } from './feed-item.ts'
import type { FeedShop } from './feed-shop.ts'

export type GoodsRows = { readonly [Kind in RowKind]: Placed<Rows[Kind]>[] }

/** A feed in our own rows, with the remarks about it. */
export interface FeedGoods {
  readonly rows: GoodsRows
  readonly remarks: FeedRemark[]
}

export interface Reading extends FeedGoods {
  readonly shop: FeedShop
  /** Skus, product ids, marked item ids and marked keys of the whole feed so far, each with the line that told it. */
  readonly seen: Map<string, number>
}

/** An item's id may be what another thing's sku is. */
export const itemMark = (id: string): string => `item ${id}`

export const keyMark = (key: string): string => `key ${key}`

export const idOf = (cells: FeedItem['cells']): string => (cells.id ?? '').trim()

/** The number people know an item by: its stock number, or where it has none its id. */
export const numberOf = ({ made, cells }: FeedItem): string => made?.stockNumber || idOf(cells)

/**
 * Tells an item apart from all others of its source: its group and its options, and its id where that is no mere stock number.
 * Letters and blanks do not make a difference.
 */
export const keyOf = (item: FeedItem): string => {
  const known = keys.get(item)
  if (known !== undefined) return known
  const key = madeKey(item)
  keys.set(item, key)
  return key
}

const keys = new WeakMap<FeedItem, string>()

const madeKey = ({ made, cells }: FeedItem): string => {
  const { item_group_id = '', pattern = '', material = '' } = cells
  const options = made ? [...made.options] : [colourOf(cells), sizeSaid(cells), pattern, material]
  return JSON.stringify([...(made ? [] : [idOf(cells)]), ...[item_group_id, ...options].map(alike)])
}

const alike = (text: string): string => foldSpelledOut(text).trim().replace(/\s+/g, ' ')

const sizeSaid = ({ size = '', title = '' }: FeedItem['cells']): string =>
  noSize.test(size.trim()) ? sizeInTitle(plainText(title)) : size

/** The colour from its attribute, else from the title. */
export const colourOf = ({ color = '', title = '' }: FeedItem['cells']): string =>
  plainText(color).replace(/\n/g, ' ') || (colourIn(plainText(title))?.family ?? '')
