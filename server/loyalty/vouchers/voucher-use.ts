/** A voucher that was redeemed to pay in baskets. Its worth is on a card. */
export interface VoucherUse {
  readonly cardId: string
  readonly number: string
  readonly currency: string
  /** Its remaining value. */
  readonly restMinor: number
  /** The worth was taken off the card: the voucher is to be given back. */
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
  /** Number of requests to the provider, this one included. */
  readonly tries: number
}
