/** The data on a receipt that the loyalty provider does not store. */
export interface TillReceipt {
  readonly employeeName?: string
  /** The card that paid, as the till writes it. */
  readonly paymentCard?: string
}

/** Receipts as the tills of the stores wrote them. */
export interface TillReceipts {
  /** By the ids of the receipts; those that are not known are left out. Throws when they cannot be read. */
  find(receiptIds: readonly string[]): Promise<ReadonlyMap<string, TillReceipt>>
}
