/** A voucher that was redeemed to pay in baskets. Its value is on a card. */
export interface VoucherUse {
  readonly cardId: string
  readonly number: string
  readonly currency: string
  /** Its remaining value. */
  readonly restMinor: number
  /** True if the value was taken off the card: the voucher is about to be restored. */
  readonly isTakenBack: boolean
}

export interface LeftVoucher {
  readonly cardId: string
  readonly accountId: string
  readonly voucherId: string
  readonly contactId: string
  readonly number: string
}

export interface VoucherToRestore extends LeftVoucher {
  readonly takenBackAt: Date
  /** Number of requests to the provider, including this one. */
  readonly tries: number
}
