/** Withdrawn pieces of an order line. */
export interface WithdrawnLine {
  readonly lineItemId: string
  readonly quantity: number
  /** The pieces among them that were not sent and are therefore cancelled immediately. */
  readonly cancelled: number
  /** Sent pieces of the line that are refunded or withdrawn after this withdrawal. */
  readonly sentGone: number
}

/** The declaration of a consumer, stored as evidence. It is never changed. */
export interface Withdrawal {
  readonly id: string
  readonly orderId: string
  /** The number of the withdrawal within its order. */
  readonly sequence: number
  readonly name: string
  /** The address that the receipt was sent to. */
  readonly email: string
  /** The declaration, exactly as it was shown and sent. */
  readonly statement: string
  /** The last day to withdraw, as ISO date; null if the period had not begun. */
  readonly untilDay: string | null
  /** The return of the sent pieces. */
  readonly returnId: string | null
  readonly madeAt: Date
  readonly lines: readonly WithdrawnLine[]
}

/** The number of a withdrawal. It is short enough to be read out, and is in the receipt. */
export const withdrawalNumberOf = (orderNumber: string, sequence: number): string => `${orderNumber}-W${sequence}`
