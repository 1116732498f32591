/** A variant's price in one price list, in minor units. */
export interface CurrentPrice {
  readonly sku: string
  readonly minor: number
  /** The price before the reduction, or the manufacturer's list price. */
  readonly listMinor: number | null
  readonly memberMinor: number | null
  /** Lowest price of the 30 days before the current reduction began; null if not reduced. */
  readonly priorMinor: number | null
}

/** Columns of a `currentPriceJoin`: all null if the sku has no price in the list. Times are texts if they came as JSON. */
export interface CurrentPriceRow extends Omit<CurrentPrice, 'minor'> {
  readonly minor: number | null
  /** After this time another price may be in force. */
  readonly changesAt: Date | string | null
}

export interface Prices {
  /** Reads current prices from the tables; a sku without a row is not sold in that list. */
  current(list: string, skus: readonly string[]): Promise<ReadonlyMap<string, CurrentPrice>>
  /** The same for rows that another statement read with a `currentPriceJoin`. */
  ofRows(list: string, rows: readonly CurrentPriceRow[]): Promise<ReadonlyMap<string, CurrentPrice>>
}
