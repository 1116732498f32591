import type { ProductMedia } from '#contracts/images.ts'
import type { TaxCategory } from '#foundation/tax-categories.ts'
import type { NewPrice } from '#server/pricing/index.ts'
import type { Count } from '#server/stock/index.ts'
import type { ProductAttributes } from '../product-attributes.ts'

export interface CategoryRow {
  readonly categoryId: string
  readonly parentId: string | null
  readonly position: number
  readonly subBrand: string | null
}

export interface CategoryTextRow {
  readonly categoryId: string
  readonly language: string
  readonly title: string
  readonly slug: string
  readonly intro: string
  readonly description: string
}

export interface ProductRow {
  readonly productId: string
  readonly styleNumber: string
  readonly optionId: string
  readonly colour: string
  readonly colourFamily: string
  readonly colourHex: string
  readonly subBrand: string
  readonly brand: string
  readonly family: string
  /** Null: since now, or since its first import. */
  readonly availableFrom: Date | null
  /** Null: unchanged; a new product gets a plate. */
  readonly media: ProductMedia | null
  /** URLs of its pictures in order; undefined if the file has none. */
  readonly pictures?: readonly NamedPicture[] | undefined
  readonly attributes: ProductAttributes
  /** The tax category; null keeps the previous one. */
  readonly taxCategory: TaxCategory | null
  /** The name that the feed uses for the style. */
  readonly sourceId: string | null
  /** The owner of new goods: the name of a feed, or `own`. */
  readonly source: string
}

/** A picture that a file names, to be fetched later. */
export interface NamedPicture {
  readonly address: string
  readonly host: string
  /** True if it may be fetched from a private network. */
  readonly privateHosts: boolean
}

export interface ProductTextRow {
  readonly productId: string
  readonly language: string
  readonly name: string
  readonly colourName: string
  readonly description: string
  readonly fabric: string
  readonly slug: string
}

export interface ProductCategoryRow {
  readonly productId: string
  readonly categoryId: string
  readonly position: number
}

export interface VariantRow {
  readonly sku: string
  readonly productId: string
  readonly ean: string | null
  readonly sizeId: string
  readonly sizeName: string
  readonly sizeGroup: string
  readonly lengthId: string | null
  readonly lengthName: string | null
  readonly position: number
  /** Set if this size has another tax category than its product. */
  readonly taxCategory: TaxCategory | null
  /** The name that the feed uses for the variant. Several may have the same. */
  readonly sourceId: string | null
  /** Identifies the variant in its feed. Set at the first import and kept. */
  readonly sourceKey: string | null
}

/** All kinds of rows in an import, in the order in which they are written. */
export interface Rows {
  readonly categories: CategoryRow
  readonly categoryTexts: CategoryTextRow
  readonly products: ProductRow
  readonly productTexts: ProductTextRow
  readonly productCategories: ProductCategoryRow
  readonly variants: VariantRow
  readonly prices: NewPrice
  readonly stock: Count
}
export type RowKind = keyof Rows

export const rowKinds: readonly RowKind[] = [
  'categories',
  'categoryTexts',
  'products',
  'productTexts',
  'productCategories',
  'variants',
  'prices',
  'stock',
]

/** A row with its line number. */
export interface Placed<Row> {
  readonly line: number
  readonly row: Row
}
