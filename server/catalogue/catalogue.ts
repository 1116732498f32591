import type { ProductCard, ProductDetail } from '#contracts/catalogue.ts'
import type { ProductMedia } from '#contracts/images.ts'
import type { Market, TaxedGoods } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { CurrentPrice } from '#server/pricing/index.ts'

/** The facts of a variant that a basket line needs, without price and stock. */
export interface SellableVariant {
  readonly sku: string
  readonly productId: string
  readonly styleNumber: string
  readonly ean: string | undefined
  readonly name: string
  readonly url: string
  readonly imageUrl: string
  readonly imageAlt: string
  readonly colour: {
    readonly name: string
    readonly base: { readonly name: string; readonly hex: string }
    readonly nuance: { readonly name: string; readonly hex: string }
  }
  readonly size: string
  readonly length: string | undefined
  readonly brand: string
  readonly subBrand: string
  /** The retailer's own product family and sub-family. */
  readonly ediCategory?: string | undefined
  readonly ediSubCategory?: string | undefined
  readonly isDigital: boolean
  readonly isGiftCard: boolean
  /** True if it is not sold online: discontinued, not launched yet, or sold in stores only. */
  readonly retired: boolean
  readonly reserveAt: 'basket' | 'payment'
  /** How the variant is taxed. */
  readonly taxed?: TaxedGoods | undefined
}

/** The current facts of some skus in a market, read from the database. */
export interface SellableGoods {
  /** By the sku or product id that was passed. Retired variants are included, so that an old basket can still be shown. */
  readonly variants: ReadonlyMap<string, SellableVariant>
  readonly prices: ReadonlyMap<string, CurrentPrice>
  /** Pieces in the market's warehouses. */
  readonly available: ReadonlyMap<string, number>
}

/** Parameters for reading the goods of a market. */
export interface SellableValues {
  /** `en-us`. A missing text is taken from its language, else from another language. */
  readonly locale: string
  readonly now: Date
  /** The id of the price list. */
  readonly list: string
  /** Places whose pieces are counted. */
  readonly places: readonly string[]
}

/** Reads goods inside the statement of another query, which provides the skus. */
export interface SellableSubquery {
  /** Values for the parameters of the `sellableColumn`. */
  readonly values: SellableValues
  /** The goods, converted from the value of that column. */
  goods(column: unknown): Promise<SellableGoods>
}

/** More facts of a product from the read model. Good enough for display and for promotions, but not for selling. */
export interface ProductAbout {
  /** Includes all categories above them. */
  readonly categories: readonly string[]
  /** The sizes in this market, for changing the size of a basket line; empty if there is only one. */
  readonly sizes: readonly { readonly sku: string; readonly name: string; readonly inStock: boolean }[]
  readonly badges: ProductCard['badges']
}

/** A product that is no longer sold. */
export interface GoneProduct {
  readonly name: string
  /** Other colours of its style, including retired ones. */
  readonly siblings: readonly string[]
  /** Its former categories, the closest first. */
  readonly categories: readonly string[]
}

export interface Category {
  readonly id: string
  readonly parent: string | undefined
  readonly title: string
  readonly url: string
  readonly intro: string | undefined
  readonly description: string | undefined
  readonly subBrand: string | undefined
}

/** The catalogue for other capabilities. Cards and details come from the read model of one market, never from a query. */
export interface Catalogue {
  card(market: Market, productId: string): ProductCard | undefined
  detail(market: Market, productId: string): ProductDetail | undefined
  category(market: Market, id: string): Category | undefined
  categoryAt(market: Market, path: string): Category | undefined
  /** Direct children with at least one product sold in this market. */
  children(market: Market, id: string | undefined): readonly Category[]
  /**
   * The product whose page has this path, which includes the market segment. The slug may be outdated, so compare the
   * path with the URL on the card.
   */
  productAt(market: Market, path: string): string | undefined
  /** The product that had this path and is no longer sold. Queries the database, so call it only for paths that match nothing else. */
  goneAt(market: Market, path: string): Promise<GoneProduct | undefined>
  /** The media of a product, independent of a market, and the version in its picture URLs. */
  picture(productId: string): { readonly media: ProductMedia; readonly version: string } | undefined
  about(market: Market, productId: string): ProductAbout
  /** Reads from the database, in a transaction if one is given. The id of a product with exactly one variant may be used as its sku. */
  sellable(market: Market, skus: readonly string[], inside?: Database): Promise<SellableGoods>
  /** The same inside another statement. There, product ids are not accepted. */
  sellableSubquery(market: Market): SellableSubquery
}
