import type { SellableVariant } from '#server/catalogue/index.ts'
import type { CurrentPrice } from '#server/pricing/index.ts'

/** What is true of the things in a basket right now, in its market: read from the tables each time. */
export interface Goods {
  /** By the sku or product id that was asked for. */
  readonly variants: ReadonlyMap<string, SellableVariant>
  readonly prices: ReadonlyMap<string, CurrentPrice>
  readonly available: ReadonlyMap<string, number>
  /** The sizes a product comes in, for changing a line's size in place. */
  readonly sizes: ReadonlyMap<string, readonly SizeChoice[]>
}

export interface SizeChoice {
  readonly sku: string
  readonly name: string
  readonly inStock: boolean
}

export const noGoods: Goods = { variants: new Map(), prices: new Map(), available: new Map(), sizes: new Map() }

export const isForSale = (goods: Goods, sku: string): boolean =>
  goods.variants.get(sku)?.retired === false && goods.prices.has(sku)

/** Pieces that can be had of it: none of what is retired or has no price here. */
export const piecesOf = (goods: Goods, sku: string): number =>
  isForSale(goods, sku) ? (goods.available.get(sku) ?? 0) : 0
