import type { StoredDocument } from '#foundation/stored-document.ts'

/** The taxes of one rate within an invoice or a credit note. */
export interface InvoicedTax {
  readonly name: string
  readonly percent: number
  readonly taxableMinor: number
  readonly vatMinor: number
}

export interface Invoice {
  readonly id: string
  /** The country of the seller: `DE`. */
  readonly series: string
  readonly number: number
  readonly kind: 'invoice' | 'credit-note'
  readonly orderId: string
  /** The refund that a credit note is for. */
  readonly cancellationId: string | null
  readonly totalMinor: number
  readonly currency: string
  readonly taxes: readonly InvoicedTax[]
  /** The content, which never changes. */
  readonly document: StoredDocument
  readonly madeAt: Date
}

/** `DE-000012` */
export const invoiceNumberOf = ({ series, number }: Pick<Invoice, 'series' | 'number'>): string =>
  `${series}-${String(number).padStart(6, '0')}`
