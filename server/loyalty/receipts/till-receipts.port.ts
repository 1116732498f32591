/** What the loyalty provider does not store of a receipt. */
export interface TillReceipt {
  readonly employeeName?: string
  /** The payment card, as the till writes it. */
  readonly paymentCard?: string
}

/** Receipts written by the tills of the stores. */
export interface TillReceipts {
  /** Finds receipts by their ids; unknown ones are left out. Throws if they cannot be read. */
  find(receiptIds: readonly string[]): Promise<ReadonlyMap<string, TillReceipt>>
}
