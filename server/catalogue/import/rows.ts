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
  /** Null: since now, or since it was first imported. */
  readonly availableFrom: Date | null
  /** Null: unchanged, and a plate for a new product. */
  readonly media: ProductMedia | null
  /** Addresses of its pictures, the first one first; undefined if the file has none. */
  readonly pictures?: readonly NamedPicture[] | undefined
  readonly attributes: ProductAttributes
  /** Its category by the law of taxes; null leaves the one of before. */
  readonly taxCategory: TaxCategory | null
  /** The feed's name for the style. */
  readonly sourceId: string | null
  /** The owner of the goods when they are new: a feed's name, or `own`. */
  readonly source: string
}

/** A picture that a file names, to be fetched later. */
export interface NamedPicture {
  readonly address: string
  readonly host: string
  /** It may be fetched from the operator's own network. */
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
  /** Set if its size changes the tax category of its product. */
  readonly taxCategory: TaxCategory | null
  /** The feed's name for the variant; several may have the same. */
  readonly sourceId: string | null
  /** Tells it apart in its feed. Given with the first import and stored. */
  readonly sourceKey: string | null
}

/** All kinds of rows in an import, in the order they are written. */
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

/** A row and its line. */
export interface Placed<Row> {
  readonly line: number
  readonly row: Row
}
