import type { ProductCard, ProductDetail } from '#contracts/catalogue.ts'
import type { Drawing } from '#contracts/images.ts'
import type { Market } from '#server/markets/index.ts'

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
  readonly isDigital: boolean
  readonly isGiftCard: boolean
  /** Not sold online: no more, not yet, or in stores only. */
  readonly retired: boolean
  readonly reserveAt: 'basket' | 'payment'
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
  /** What the drawing studio needs to know of a product, whatever the market; and the version its picture addresses carry. */
  picture(productId: string): { readonly drawing: Drawing; readonly version: string } | undefined
  /** Read from the tables, retired ones included, so that an old basket can still be shown. A product id with exactly one variant counts as its sku. */
  variants(market: Market, skus: readonly string[]): Promise<ReadonlyMap<string, SellableVariant>>
}
