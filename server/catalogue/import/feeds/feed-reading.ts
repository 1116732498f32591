import { foldSpelledOut } from '#foundation/fold-text.ts'
import { plainText } from '../plain-text.ts'
import type { Placed, RowKind, Rows } from '../rows.ts'
import { colourIn } from './colour-words.ts'
import { noSize, sizeInTitle } from './feed-cells.ts'
import type { FeedItem, FeedRemark } from './feed-item.ts'
import type { FeedShop } from './feed-shop.ts'

export type GoodsRows = { readonly [Kind in RowKind]: Placed<Rows[Kind]>[] }

/** The rows made from a feed, and remarks about it. */
export interface FeedGoods {
  readonly rows: GoodsRows
  readonly remarks: FeedRemark[]
}

export interface Reading extends FeedGoods {
  readonly shop: FeedShop
  /** Skus, product ids, marked item ids and marked keys read so far, each with its line. */
  readonly seen: Map<string, number>
}

/** Marked, because an item's id may equal the sku of something else. */
export const itemMark = (id: string): string => `item ${id}`

export const keyMark = (key: string): string => `key ${key}`

export const idOf = (cells: FeedItem['cells']): string => (cells.id ?? '').trim()

/** The number by which people know an item: its stock number, or its id if it has none. */
export const numberOf = ({ made, cells }: FeedItem): string => made?.stockNumber || idOf(cells)

/**
 * Identifies an item within its source: by group and options, and by its id if it is not just a stock number. Case,
 * accents and extra blanks make no difference.
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
