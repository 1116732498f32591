import type { TaxCategory } from '#foundation/tax-categories.ts'

/** Where goods leave from, or arrive. */
export interface TaxPlace {
  /** ISO 3166, upper case. */
  readonly country: string
  readonly regionCode: string
  readonly postalCode: string
  readonly city: string
  readonly street: string
}

/** Goods to be taxed; gift cards are never among them. */
export interface TaxedLine {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  /** What all pieces cost together after every reduction, without tax, in the smallest unit. */
  readonly netMinor: number
  readonly category: TaxCategory | null
  readonly sizeGroup: string
  readonly sizeName: string
}

export interface TaxRequest {
  readonly currency: string
  readonly from: TaxPlace
  readonly to: TaxPlace
  readonly lines: readonly TaxedLine[]
  readonly deliveryMinor: number
  readonly now: Date
}

/** The tax of one amount: what of it is taxed, at which rate in percent, and how much that is. */
export interface QuotedTax {
  readonly taxableMinor: number
  readonly percent: number
  readonly taxMinor: number
}

export interface TaxQuote {
  /** One for each line that was asked for. */
  readonly lines: readonly (QuotedTax & { readonly id: string })[]
  readonly delivery: QuotedTax
}

/** What was sold, with the taxes that were taken, for the tax return. */
export interface TaxedOrder extends TaxRequest {
  readonly orderNumber: string
  readonly taxes: TaxQuote
}

/** What of an order was given back; all amounts above zero. */
export interface TaxedRefund extends TaxedOrder {
  readonly refundId: string
}

/**
 * Knows what tax is due where prices are told without. It is asked when the address is known and again when a basket is frozen; an order keeps
 * what it was told. Throws when it does not answer or refuses: then the shop's own table is used, and what is shown is marked as estimated.
 */
export interface TaxService {
  quote(ask: TaxRequest, signal?: AbortSignal): Promise<TaxQuote>
  /** Told twice, an order is kept once. */
  record(order: TaxedOrder, signal?: AbortSignal): Promise<void>
  /** Told twice, a refund is kept once. The order was recorded before. */
  giveBack(refund: TaxedRefund, signal?: AbortSignal): Promise<void>
}
