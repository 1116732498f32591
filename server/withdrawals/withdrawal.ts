/** Pieces of an order line that are withdrawn. */
export interface WithdrawnLine {
  readonly lineItemId: string
  readonly quantity: number
  /** Of these, the ones that were not sent and are therefore cancelled at once. */
  readonly cancelled: number
  /** Sent pieces of the line that are refunded or withdrawn after this withdrawal. */
  readonly sentGone: number
}

/** What a consumer declared, stored as evidence. It is never changed. */
export interface Withdrawal {
  readonly id: string
  readonly orderId: string
  /** Counts the withdrawals of the order. */
  readonly sequence: number
  readonly name: string
  /** Where the receipt was sent. */
  readonly email: string
  /** The declaration, word for word as it was shown and sent. */
  readonly statement: string
  /** ISO day, the last one to withdraw; null if the period had not begun. */
  readonly untilDay: string | null
  /** The return by which sent pieces come back. */
  readonly returnId: string | null
  readonly madeAt: Date
  readonly lines: readonly WithdrawnLine[]
}

/** People read it out, and the receipt carries it. */
export const withdrawalNumberOf = (orderNumber: string, sequence: number): string => `${orderNumber}-W${sequence}`
