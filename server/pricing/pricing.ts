/** A variant's price in one price list, minor units. */
export interface CurrentPrice {
  readonly sku: string
  readonly minor: number
  /** What it cost before it was reduced, or the maker's list price. */
  readonly listMinor: number | null
  readonly memberMinor: number | null
  /** Lowest price of the 30 days before the current reduction began; null when not reduced. */
  readonly priorMinor: number | null
}

export interface Prices {
  /** Read from the tables; a sku without a row is not sold in that list. */
  current(list: string, skus: readonly string[]): Promise<ReadonlyMap<string, CurrentPrice>>
}
