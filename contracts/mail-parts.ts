import type { WireMoney } from './money.ts'

/** The changes of a parcel for which a mail is sent. */
export type ParcelTurn =
  | 'out-for-delivery'
  | 'ready-to-collect'
  | 'delivered'
  | 'delayed'
  | 'failed-attempt'
  | 'returned'

/** A change to the ways in which an account is signed in to; its owner is told of each. */
export type SignInChange = 'password-changed' | 'passkey-added' | 'passkey-removed' | 'provider-linked'

/** A withdrawal that was declared. */
export interface MailWithdrawal {
  readonly withdrawalNumber: string
  /** ISO 8601. */
  readonly submitted: string
  /** Word for word as it is stored, in lines. */
  readonly statement: string
  readonly isCancelled: boolean
  readonly comesBack: boolean
  /** ISO day, the last one to send pieces back. */
  readonly sendBy?: string
  readonly returnUrl?: string
}

/** A number of pieces of something. */
export interface MailReturn {
  readonly returnNumber: string
  readonly way: 'carrier' | 'store'
  /** ISO day. */
  readonly sendBy: string
  readonly carrier?: string
  readonly dropOffCode?: string
  /** Whole addresses. */
  readonly pageUrl: string
  readonly labelUrl?: string
  readonly goods: readonly MailPieces[]
  /** Why pieces are refused. */
  readonly note?: string
}

export interface MailPieces {
  readonly name: string
  readonly quantity: number
}

/** A part of a refund, and how it was paid: `giftcard`, or the payment's own method. */
export interface MailWayBack {
  readonly paymentMethodId: string
  readonly amount: WireMoney
}
