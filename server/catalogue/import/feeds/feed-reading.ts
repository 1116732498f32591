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
  /** Addresses of pictures by product, the first one first. */
  readonly pictures: Map<string, { readonly line: number; readonly addresses: readonly string[] }>
}

export interface Reading extends FeedGoods {
  readonly shop: FeedShop
  /** Skus, product ids and marked item ids of the whole feed so far. */
  readonly seen: Set<string>
}

/** An item's id may be what another thing's sku is. */
export const itemMark = (id: string): string => `item ${id}`

export const idOf = (cells: FeedItem['cells']): string => (cells.id ?? '').trim()

const mostPictures = 4

/** Addresses of an item's pictures; in a table they are parted by commas, which addresses may contain as well. */
export const picturesOf = ({ image_link = '', additional_image_link = '' }: FeedItem['cells']): string[] =>
  [
    ...new Set(
      [image_link, ...additional_image_link.split(/\n|,(?=\s*https?:\/\/)/)]
        .map((address) => address.trim())
        .filter((address) => /^https?:\/\//.test(address)),
    ),
  ].slice(0, mostPictures)

/** The colour as the feed says it, or as its title does. */
export const colourOf = ({ color = '', title = '' }: FeedItem['cells']): string =>
  plainText(color).replace(/\n/g, ' ') || (colourIn(plainText(title))?.family ?? '')
