import type { BasketLine } from './basket.ts'
import type { MailPieces, MailReturn, MailWayBack, MailWithdrawal, ParcelChange, SignInChange } from './mail-parts.ts'
import type { WireMoney } from './money.ts'
import type { OrderDetail } from './orders.ts'

export interface MailData {
  /** Asks the owner of an address to confirm that they want a notification about this product. The address in it is absolute. */
  readonly 'confirm-wish': { readonly launched: boolean; readonly name: string; readonly confirmUrl: string }
  /** A notification that somebody requested: this product is back, or launched. Addresses are absolute. */
  readonly 'product-there': {
    readonly launched: boolean
    readonly name: string
    readonly colourName: string
    readonly size?: string
    readonly productUrl: string
    readonly optOutUrl: string
  }
  /** A member shares a list with friends. The member types the name and the message. */
  readonly 'wishlist-shared': {
    readonly senderName: string
    readonly message: string
    readonly listName: string
    readonly sharedUrl: string
  }
  /** Asks the owner of an address to confirm the newsletter or the club. */
  readonly 'confirm-contact': { readonly topic: 'newsletter' | 'club'; readonly confirmUrl: string }
  /** Asks the owner of an address to confirm mails about this list. */
  readonly 'confirm-watch': { readonly listName: string; readonly confirmUrl: string }
  /** Products of a watched list are cheaper, or few pieces are left. Addresses are absolute. */
  readonly 'wishlist-news': {
    readonly listName: string
    readonly goods: readonly {
      readonly name: string
      readonly colourName: string
      readonly url: string
      readonly now: WireMoney
      /** The previous price, if it is lower now. */
      readonly was?: WireMoney
      /** The number of pieces left, if they are few. */
      readonly left?: number
    }[]
    readonly listUrl: string
    readonly stopUrl: string
  }
  readonly 'order-confirmation': { readonly order: OrderDetail; readonly receiptUrl: string }
  /** A parcel was sent. */
  readonly 'order-shipped': {
    readonly order: OrderDetail
    readonly receiptUrl: string
    readonly parcel: {
      readonly courier: string
      readonly trackingNumber: string
      readonly trackingLink?: string
      readonly goods: readonly MailPieces[]
    }
  }
  /** Important news for the buyer about a parcel. */
  readonly 'parcel-news': {
    readonly change: ParcelChange
    readonly order: OrderDetail
    readonly receiptUrl: string
    readonly parcel: MailData['order-shipped']['parcel']
    /** The days that the shop promised, and the days that the carrier expects now; ISO. */
    readonly promised?: { readonly start: string; readonly end: string }
    readonly expected?: { readonly start: string; readonly end: string }
    readonly deliveredAt?: string
    /** The collection point, one entry for each line. */
    readonly pickup?: readonly string[]
  }
  /** Some or all pieces of an order were cancelled. */
  readonly 'order-cancelled': {
    readonly order: OrderDetail
    readonly receiptUrl: string
    readonly goods: readonly MailPieces[]
    /** The refunded amount. */
    readonly refund: WireMoney
    /** How the money was paid back, part by part. */
    readonly backTo: readonly MailWayBack[]
  }
  /** A refund for pieces that were sent, or for their delivery. */
  readonly 'order-refunded': {
    readonly order: OrderDetail
    readonly receiptUrl: string
    readonly goods: readonly MailPieces[]
    /** The part of the refund that is for delivery. */
    readonly delivery: WireMoney
    /** The part of the refund that is for the payment fee. */
    readonly paymentFee?: WireMoney
    readonly refund: WireMoney
    readonly backTo: readonly MailWayBack[]
  }
  /** A return was registered: how to send it, and until when. */
  readonly 'return-registered': MailReturn
  /** A return arrived and is inspected. */
  readonly 'return-arrived': MailReturn
  /** No piece of a return was accepted. */
  readonly 'return-refused': MailReturn
  /** The receipt of a withdrawal, sent at once. */
  readonly 'withdrawal-received': MailWithdrawal
  /** The payment of an order was still pending, and then failed. */
  readonly 'payment-refused': { readonly orderNumber: string; readonly amount: WireMoney; readonly basketUrl: string }
  /** The refund of a payment that led to no order. */
  readonly 'money-back': { readonly amount: WireMoney }
  readonly 'gift-card': {
    readonly giftCardNumber: string
    readonly validationCode: string
    readonly amount: WireMoney
    readonly recipientName?: string
    readonly senderName?: string
    readonly message?: string
    /** ISO 8601. */
    readonly expiresAt?: string
  }
  /** Asks the owner of a new account's address to confirm it. */
  readonly 'verify-email': { readonly firstName: string; readonly verifyUrl: string }
  readonly 'reset-password': { readonly resetUrl: string }
  /** Asks the owner of an address to confirm that an account changes to it. */
  readonly 'change-email': { readonly confirmUrl: string }
  /** Tells the old address of an account that a change to another address was requested. */
  readonly 'email-change-asked': { readonly newEmail: string; readonly at: string; readonly stopUrl: string }
  /** Sent instead of a password reset to accounts without a password. */
  readonly 'provider-reminder': { readonly providers: readonly string[]; readonly loginUrl: string }
  /** Somebody signed in with an unknown browser. */
  readonly 'new-device': { readonly device: string; readonly at: string; readonly resetUrl: string }
  /** A way to sign in to an account was changed. `name` is the name of the passkey or the provider. */
  readonly 'sign-in-changed': {
    readonly change: SignInChange
    readonly name?: string
    /** ISO 8601. */
    readonly at: string
    readonly resetUrl: string
  }
  readonly 'basket-abandoned': {
    readonly lines: readonly BasketLine[]
    readonly basketUrl: string
    /** An absolute address. */
    readonly unsubscribeUrl: string
  }
  /** A question to customer service, sent to their mailbox. The sender types everything in it. */
  readonly 'support-request': {
    readonly email: string
    readonly name: string
    readonly subject: string
    readonly message: string
    readonly orderNumber?: string
  }
  /** All data of an account is ready to download until this time. */
  readonly 'data-export': { readonly downloadUrl: string; readonly until: string }
  /** The account was deleted; or its last order was made anonymous, which had to wait until then. */
  readonly 'account-deleted': { readonly stage: 'account' | 'orders'; readonly isWaiting: boolean }
}

export type MailKind = keyof MailData

export interface Mail {
  readonly subject: string
  readonly html: string
  readonly text: string
}
