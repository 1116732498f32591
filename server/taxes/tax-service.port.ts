import type { TaxCategory } from '#foundation/tax-categories.ts'

/** The origin or destination of goods. */
export interface TaxPlace {
  /** ISO 3166, upper case. */
  readonly country: string
  readonly regionCode: string
  readonly postalCode: string
  readonly city: string
  readonly street: string
}

/** Goods to be taxed; they never include gift cards. */
export interface TaxedLine {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  /** The price of all pieces after every reduction, without tax, in minor units. */
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

/** The tax of one amount: the taxed part, the rate in percent, and the tax. */
export interface QuotedTax {
  readonly taxableMinor: number
  readonly percent: number
  readonly taxMinor: number
}

export interface TaxQuote {
  /** One for each requested line. */
  readonly lines: readonly (QuotedTax & { readonly id: string })[]
  readonly delivery: QuotedTax
}

/** A sale with the taxes charged, for the tax return. */
export interface TaxedOrder extends TaxRequest {
  readonly orderNumber: string
  readonly taxes: TaxQuote
}

/** The returned part of an order; all amounts are positive. */
export interface TaxedRefund extends TaxedOrder {
  readonly refundId: string
}

/**
 * Quotes the tax in markets whose prices exclude it. Called when the address is known, and again when a basket is
 * frozen; the order stores the quote. Throws if the service does not answer or refuses: then the shop's own table is
 * used, and the tax is marked as estimated.
 */
export interface TaxService {
  quote(ask: TaxRequest, signal?: AbortSignal): Promise<TaxQuote>
  /** An order that is sent twice is recorded once. */
  record(order: TaxedOrder, signal?: AbortSignal): Promise<void>
  /** A refund that is sent twice is recorded once. Its order was recorded before. */
  recordRefund(refund: TaxedRefund, signal?: AbortSignal): Promise<void>
}
