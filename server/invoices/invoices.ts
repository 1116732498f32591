import type { ShownInvoice } from '#contracts/invoices.ts'
import type { Order } from '#server/orders/index.ts'

/** A document to attach to a mail. */
export interface InvoiceFile {
  readonly name: string
  readonly content: Uint8Array
}

/** Invoices and credit notes, in markets that need them. */
export interface Invoices {
  /** The invoice of an order, made once. Undefined if the market has no invoices. */
  issue(orderId: string): Promise<InvoiceFile | undefined>
  /** The credit note of a refund, made once, after the invoice. Undefined if there is no invoice or nothing was refunded. */
  credit(cancellationId: string): Promise<InvoiceFile | undefined>
  /** The documents of an order, oldest first. */
  shown(order: Order): Promise<ShownInvoice[]>
  file(order: Order, number: string): Promise<InvoiceFile | undefined>
}
