import type { Market } from '#server/markets/index.ts'
import type { CurrentPrice } from '#server/pricing/index.ts'
import type { Assortment, Product } from './assortment.ts'

/** Prices of one list by slot, in minor units: the lowest of a product's variants. 0 means none. */
export interface PriceColumns {
  readonly minor: Int32Array
  readonly list: Int32Array
  readonly member: Int32Array
  readonly prior: Int32Array
  /** Variants whose price differs from that of their product, or is null because this list has none. */
  readonly odd: ReadonlyMap<string, CurrentPrice | null>
}

/** Pieces by slot: one digit per variant, 9 for nine or more. */
export type StockDigits = readonly string[]

/** The goods that one market sells at one moment. It is immutable: a change makes a new one. */
export interface MarketRange {
  readonly market: Market
  readonly assortment: Assortment
  readonly prices: PriceColumns
  readonly warehouse: StockDigits
  readonly stores: StockDigits
}

/** A product without a price in a market is not sold there. It is in no listing, has no page and cannot be in a basket. */
export const hasPriceHere = ({ prices }: MarketRange, slot: number): boolean => (prices.minor[slot] ?? 0) > 0

export const inStock = ({ warehouse }: MarketRange, slot: number): boolean => /[1-9]/.test(warehouse[slot] ?? '')

/** True if any store has a piece. */
export const isInStores = ({ stores }: MarketRange, slot: number): boolean => /[1-9]/.test(stores[slot] ?? '')

export const digitAt = (digits: StockDigits, slot: number, variant: number): number =>
  (digits[slot]?.charCodeAt(variant) ?? 48) - 48

/** Pieces in stock of the product's variant at this index; 9 means nine or more. */
export const digitOf = ({ warehouse }: MarketRange, slot: number, variant: number): number =>
  digitAt(warehouse, slot, variant)

/** The product's own price: the lowest of its variants. */
export const productPrice = ({ prices }: MarketRange, slot: number): CurrentPrice => ({
  sku: '',
  minor: prices.minor[slot] ?? 0,
  listMinor: prices.list[slot] || null,
  memberMinor: prices.member[slot] || null,
  priorMinor: prices.prior[slot] || null,
})

/** A variant's price; undefined if it is not sold in this market. */
export function variantPrice(range: MarketRange, slot: number, sku: string): CurrentPrice | undefined {
  const odd = range.prices.odd.get(sku)
  if (odd === null || !hasPriceHere(range, slot)) return undefined
  return odd ?? { ...productPrice(range, slot), sku }
}

type PriceOf = (sku: string) => CurrentPrice | undefined

/** Prices of `slots`. All others are taken from `old`. */
export function priceColumns(
  products: Assortment['slots'],
  slots: Iterable<number>,
  priceOf: PriceOf,
  old?: PriceColumns,
): PriceColumns {
  const [minor, list, member, prior] = [old?.minor, old?.list, old?.member, old?.prior].map((column) =>
    grown(column, products.length),
  )
  const columns = { minor: minor!, list: list!, member: member!, prior: prior!, odd: new Map(old?.odd) }
  for (const slot of slots) setPrice(columns, slot, products[slot], priceOf)
  return columns
}

function setPrice(
  columns: PriceColumns & { odd: Map<string, CurrentPrice | null> },
  slot: number,
  product: Product | undefined,
  priceOf: PriceOf,
): void {
  const priced = (product?.variants ?? []).map(({ sku }) => ({ sku, price: priceOf(sku) }))
  const lowest = priced.reduce<CurrentPrice | undefined>(
    (low, { price }) => (price && (!low || price.minor < low.minor) ? price : low),
    undefined,
  )
  columns.minor[slot] = lowest?.minor ?? 0
  columns.list[slot] = lowest?.listMinor ?? 0
  columns.member[slot] = lowest?.memberMinor ?? 0
  columns.prior[slot] = lowest?.priorMinor ?? 0
  for (const { sku, price } of priced) {
    if (!price) columns.odd.set(sku, null)
    else if (sameTerms(price, lowest!)) columns.odd.delete(sku)
    else columns.odd.set(sku, price)
  }
}

const sameTerms = (a: CurrentPrice, b: CurrentPrice): boolean =>
  a.minor === b.minor && a.listMinor === b.listMinor && a.memberMinor === b.memberMinor && a.priorMinor === b.priorMinor

function grown(column: Int32Array | undefined, length: number): Int32Array {
  const next = new Int32Array(length)
  if (column) next.set(column.subarray(0, length))
  return next
}

/** Calculates the stock digits of the products at `slots`, and copies the others from `old`. */
export function stockDigits(
  products: Assortment['slots'],
  slots: Iterable<number>,
  piecesOf: (sku: string) => number,
  old: StockDigits = [],
): string[] {
  const digits = Array.from({ length: products.length }, (_, slot) => old[slot] ?? '')
  for (const slot of slots)
    digits[slot] = (products[slot]?.variants ?? []).map(({ sku }) => Math.min(9, piecesOf(sku))).join('')
  return digits
}
