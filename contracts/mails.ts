import type { BasketLine } from './basket.ts'
import type { MailPieces, MailReturn, MailWayBack, MailWithdrawal, ParcelTurn, SignInChange } from './mail-parts.ts'
import type { WireMoney } from './money.ts'
import type { OrderDetail } from './orders.ts'

export interface MailData {
  /** Asks the owner of an address to confirm the request to be notified about this product. Its address is absolute. */
  readonly 'confirm-wish': { readonly launched: boolean; readonly name: string; readonly confirmUrl: string }
  /** Somebody asked for word of this product: it is back, or launched. Addresses are whole. */
  readonly 'product-there': {
    readonly launched: boolean
    readonly name: string
    readonly colourName: string
    readonly size?: string
    readonly productUrl: string
    readonly optOutUrl: string
  }
  /** A member shows a list to friends. The name and the message are typed by the member. */
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
  /** Products of a watched list cost less, or have few pieces left. Addresses are whole. */
  readonly 'wishlist-news': {
    readonly listName: string
    readonly goods: readonly {
      readonly name: string
      readonly colourName: string
      readonly url: string
      readonly now: WireMoney
      /** The price before, where it fell. */
      readonly was?: WireMoney
      /** The pieces left, where they are few. */
      readonly left?: number
    }[]
    readonly listUrl: string
    readonly stopUrl: string
  }
  readonly 'order-confirmation': { readonly order: OrderDetail; readonly receiptUrl: string }
  /** A parcel left. */
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
  /** Something important for the buyer happened to a parcel. */
  readonly 'parcel-news': {
    readonly turn: ParcelTurn
    readonly order: OrderDetail
    readonly receiptUrl: string
    readonly parcel: MailData['order-shipped']['parcel']
    /** The days the shop promised, and those the carrier expects now; ISO. */
    readonly promised?: { readonly start: string; readonly end: string }
    readonly expected?: { readonly start: string; readonly end: string }
    readonly deliveredAt?: string
    /** The collection point, a line each. */
    readonly pickup?: readonly string[]
  }
  /** Pieces of an order, or all of it, do not come. */
  readonly 'order-cancelled': {
    readonly order: OrderDetail
    readonly receiptUrl: string
    readonly goods: readonly MailPieces[]
    /** The refunded amount. */
    readonly refund: WireMoney
    /** The destination, part by part. */
    readonly backTo: readonly MailWayBack[]
  }
  /** Money goes back for pieces that were sent, or for their delivery. */
  readonly 'order-refunded': {
    readonly order: OrderDetail
    readonly receiptUrl: string
    readonly goods: readonly MailPieces[]
    /** The part of the refund that is for delivery. */
    readonly delivery: WireMoney
    readonly refund: WireMoney
    readonly backTo: readonly MailWayBack[]
  }
  /** A return was registered: how and until when it is sent. */
  readonly 'return-registered': MailReturn
  /** A return arrived and is inspected. */
  readonly 'return-arrived': MailReturn
  /** Nothing of a return was accepted. */
  readonly 'return-refused': MailReturn
  /** The receipt of a withdrawal, at once. */
  readonly 'withdrawal-received': MailWithdrawal
  /** The delayed payment of an order failed after all. */
  readonly 'payment-refused': { readonly orderNumber: string; readonly amount: WireMoney; readonly basketUrl: string }
  /** A payment without an order is refunded. */
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
  /** Asks the holder of a new account's address to confirm it. */
  readonly 'verify-email': { readonly firstName: string; readonly verifyUrl: string }
  readonly 'reset-password': { readonly resetUrl: string }
  /** Asks the holder of an address whether an account shall have it from now on. */
  readonly 'change-email': { readonly confirmUrl: string }
  /** Tells the address of an account that it shall have another one. */
  readonly 'email-change-asked': { readonly newEmail: string; readonly at: string; readonly stopUrl: string }
  /** Sent in place of a new password to accounts that have none. */
  readonly 'provider-reminder': { readonly providers: readonly string[]; readonly loginUrl: string }
  /** Somebody signed in with a browser that was not seen before. */
  readonly 'new-device': { readonly device: string; readonly at: string; readonly resetUrl: string }
  /** A way to sign in to an account was changed. `name` is the passkey's or the provider's. */
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
    /** Whole. */
    readonly unsubscribeUrl: string
  }
  /** A question to customer service, for their mailbox. Everything in it is typed by the asker. */
  readonly 'support-request': {
    readonly email: string
    readonly name: string
    readonly subject: string
    readonly message: string
    readonly orderNumber?: string
  }
  /** All data of an account is ready to be downloaded until a time. */
  readonly 'data-export': { readonly downloadUrl: string; readonly until: string }
  /** The account is deleted; or its last order, which had to wait, is anonymous. */
  readonly 'account-deleted': { readonly stage: 'account' | 'orders'; readonly isWaiting: boolean }
}

export type MailKind = keyof MailData

export interface Mail {
  readonly subject: string
  readonly html: string
  readonly text: string
}
