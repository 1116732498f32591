import type { PriceRow } from '#server/pricing/index.ts'
import type { Pieces } from '#server/stock/index.ts'
import type { Product, ProductVariant } from '../assortment.ts'

export interface ExportedVariant extends ProductVariant {
  readonly position: number
  /** Set if its tax category differs from that of its product. */
  readonly taxCategory: string | null
  /** Its name in its feed. Several variants may have the same. */
  readonly sourceId: string | null
  readonly sourceKey: string | null
  /** True if no other variant on sale has this name in a feed. */
  readonly sourceIdIsItsOwn: boolean
  /** All past, current and future prices in all lists, in the order in which they were imported. */
  readonly prices: readonly PriceRow[]
  readonly stock: readonly Pieces[]
}

/** A product with everything that an export can contain. */
export interface ExportedGoods {
  readonly product: Product
  /** The source of its style. `sourceId` is the name that the source uses for the style. */
  readonly source: string
  /** The tax category of the product. */
  readonly taxCategory: string | null
  readonly sourceId: string | null
  readonly variants: readonly ExportedVariant[]
}

/** 19995 øre are `199.95`. */
export const decimals = (minor: number, exponent: number): string => {
  const digits = String(minor).padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
