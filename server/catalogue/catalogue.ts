import type { ProductCard, ProductDetail } from '#contracts/catalogue.ts'
import type { ProductMedia } from '#contracts/images.ts'
import type { Market, TaxedGoods } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { CurrentPrice } from '#server/pricing/index.ts'

/** A variant as a basket line needs it: facts that do not depend on price or stock. */
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
  /** Not sold online: no more, not yet, or in stores only. */
  readonly retired: boolean
  readonly reserveAt: 'basket' | 'payment'
  /** Its tax category. */
  readonly taxed?: TaxedGoods | undefined
}

/** The current facts of some skus in a market, read from the tables. */
export interface SellableGoods {
  /** By the sku or product id that was asked for. Retired ones are told, so that an old basket can still be shown. */
  readonly variants: ReadonlyMap<string, SellableVariant>
  readonly prices: ReadonlyMap<string, CurrentPrice>
  /** Pieces in the market's warehouses. */
  readonly available: ReadonlyMap<string, number>
}

/** The sources from which the goods of a market are read. */
export interface SellableValues {
  /** `en-us`: missing texts are taken from its language, else from another one. */
  readonly locale: string
  readonly now: Date
  /** The price list. */
  readonly list: string
  /** Places whose pieces count. */
  readonly places: readonly string[]
}

/** Goods that are read in another query's statement, which determines their skus. */
export interface SellableSubquery {
  /** Values for the parameters of the `sellableColumn`. */
  readonly values: SellableValues
  /** The goods, from the value of that column. */
  goods(column: unknown): Promise<SellableGoods>
}

/** Further facts of a product in the read model: good enough for showing and for promotions, not for selling. */
export interface ProductAbout {
  /** With all categories above them. */
  readonly categories: readonly string[]
  /** The sizes it comes in here, for changing a size in place; none where there is only one. */
  readonly sizes: readonly { readonly sku: string; readonly name: string; readonly inStock: boolean }[]
  readonly badges: ProductCard['badges']
}

/** A product that was sold once and no longer is. */
export interface GoneProduct {
  readonly name: string
  /** Other colours of its style, retired ones too. */
  readonly siblings: readonly string[]
  /** Its former categories, the nearest first. */
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

/** The catalogue as other capabilities use it. Cards and details come from the read model of one market, never from a query. */
export interface Catalogue {
  card(market: Market, productId: string): ProductCard | undefined
  detail(market: Market, productId: string): ProductDetail | undefined
  category(market: Market, id: string): Category | undefined
  categoryAt(market: Market, path: string): Category | undefined
  /** Direct children that hold at least one product in this market. */
  children(market: Market, id: string | undefined): readonly Category[]
  /** The product whose page stands at this path of the market, market segment included. The slug may be an old one: compare with the card's address. */
  productAt(market: Market, path: string): string | undefined
  /** The product that stood at this path and is no longer sold anywhere. Asks the database: for addresses that lead nowhere else. */
  goneAt(market: Market, path: string): Promise<GoneProduct | undefined>
  /** The media of a product, whatever the market, and the version its picture addresses carry. */
  picture(productId: string): { readonly media: ProductMedia; readonly version: string } | undefined
  about(market: Market, productId: string): ProductAbout
  /** Read from the tables, inside a transaction where one is given. A product id with exactly one variant counts as its sku. */
  sellable(market: Market, skus: readonly string[], inside?: Database): Promise<SellableGoods>
  /** The same for the statement of another, where all are skus. */
  sellableSubquery(market: Market): SellableSubquery
}
