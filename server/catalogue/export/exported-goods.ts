import type { PriceRow } from '#server/pricing/index.ts'
import type { Pieces } from '#server/stock/index.ts'
import type { Product, ProductVariant } from '../assortment.ts'

export interface ExportedVariant extends ProductVariant {
  readonly position: number
  /** Where it is another thing to the law of taxes than its product. */
  readonly taxCategory: string | null
  /** What its feed calls it; several may be called the same. */
  readonly sourceId: string | null
  readonly sourceKey: string | null
  /** No other variant on sale is called the same by a feed. */
  readonly sourceIdIsItsOwn: boolean
  /** All it ever cost and will cost, in every list, in the order it was told. */
  readonly prices: readonly PriceRow[]
  readonly stock: readonly Pieces[]
}

/** A product with all that an export may tell of it. */
export interface ExportedGoods {
  readonly product: Product
  /** Who brought its style, and what they call it. */
  readonly source: string
  /** What it is to the law of taxes. */
  readonly taxCategory: string | null
  readonly sourceId: string | null
  readonly variants: readonly ExportedVariant[]
}

/** `199.95` of 19995 øre. */
export const decimals = (minor: number, exponent: number): string => {
  const digits = String(minor).padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
