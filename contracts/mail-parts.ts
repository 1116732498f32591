import type { WireMoney } from './money.ts'

/** The changes of a parcel for which a mail is sent. */
export type ParcelChange =
  | 'out-for-delivery'
  | 'ready-to-collect'
  | 'delivered'
  | 'delayed'
  | 'failed-attempt'
  | 'returned'

/** A change to the ways to sign in to an account. The owner gets a mail about each. */
export type SignInChange = 'password-changed' | 'passkey-added' | 'passkey-removed' | 'provider-linked'

/** A withdrawal that was declared. */
export interface MailWithdrawal {
  readonly withdrawalNumber: string
  /** ISO 8601. */
  readonly submitted: string
  /** The statement word for word as it is stored, in lines. */
  readonly statement: string
  readonly isCancelled: boolean
  readonly comesBack: boolean
  /** ISO day: the last day to send pieces back. */
  readonly sendBy?: string
  readonly returnUrl?: string
}

/** A return of goods. */
export interface MailReturn {
  readonly returnNumber: string
  readonly way: 'carrier' | 'store'
  /** ISO day. */
  readonly sendBy: string
  readonly carrier?: string
  readonly dropOffCode?: string
  /** Absolute addresses. */
  readonly pageUrl: string
  readonly labelUrl?: string
  readonly goods: readonly MailPieces[]
  /** Why pieces were refused. */
  readonly note?: string
}

export interface MailPieces {
  readonly name: string
  readonly quantity: number
}

/** A part of a refund, and the way it was paid back: `giftcard`, or the payment method of the order. */
export interface MailWayBack {
  readonly paymentMethodId: string
  readonly amount: WireMoney
}
