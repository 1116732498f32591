import type { BasketLine } from './basket.ts'
import type { Shell } from './content.ts'
import type { WireMoney } from './money.ts'
import type { OrderDetail } from './orders.ts'
import type { Page } from './pages.ts'

/** Mails the program sends. */
export interface MailData {
  /** Asks whoever holds an address whether word of this product was asked for. Its address is whole. */
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
  /** Asks whoever holds an address whether mails about this list were asked for. */
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
    /** Of the refund, what delivery cost. */
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
  /** An order waited for its payment, which did not go through after all. */
  readonly 'payment-refused': { readonly orderNumber: string; readonly amount: WireMoney; readonly basketUrl: string }
  /** Money came, goods did not: it goes back. */
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
  readonly 'basket-abandoned': { readonly lines: readonly BasketLine[]; readonly basketUrl: string }
}
/** A change to the ways in which an account is signed in to; its owner is told of each. */
export type SignInChange = 'password-changed' | 'passkey-added' | 'passkey-removed' | 'provider-linked'

/** So many pieces of something. */
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

export type MailKind = keyof MailData
export interface Mail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface DocumentSettings {
  /** Scheme and host the shop is reached at, without a slash at the end. */
  readonly publicUrl: string
  /** Address of the shell for this market, made immutable by its version. */
  readonly shellUrl: string
  /** The JSON in the document for hydration; of cards whose tiles are in the markup only the ids. */
  readonly payload?: string
}

/** A piece of a document: text, or the UTF-8 of what was written before. */
export type Piece = string | Uint8Array

/** The web build as the server sees it. `render` is pure and synchronous: the same page and shell give the same bytes. */
export interface Storefront {
  /** Changes with every build. */
  readonly build: string
  /** The whole HTML document, or its pieces in order: to put a large text together only to write it costs as much as writing it. */
  render(page: Page, shell: Shell, settings: DocumentSettings): string | readonly Piece[]
  mail<Kind extends MailKind>(kind: Kind, data: MailData[Kind], shell: Shell, settings: DocumentSettings): Mail
}

/** The export of the web build's server entry: given where assets are, answers the storefront. */
export interface AssetMap {
  readonly build: string
  /** Per page alias: style sheets and scripts to load, in order. */
  readonly pages: Readonly<Record<string, { readonly styles: readonly string[]; readonly scripts: readonly string[] }>>
  /** Per layout: scripts to load besides. */
  readonly layouts: Readonly<Record<string, readonly string[]>>
  /** `early` is in every document and brings in the rest, which is `script` and all it imports, once the page is seen. */
  readonly entry: {
    readonly styles: readonly string[]
    readonly early: string
    readonly script: string
    readonly preload: readonly string[]
  }
  /** Fonts to preload, by script of the language. */
  readonly fonts: Readonly<Record<'latin' | 'arabic', readonly string[]>>
}
/** `consent` is `granted` where nobody is asked, for only developers see the shop. */
export type CreateStorefront = (assets: AssetMap, consent: 'ask' | 'granted') => Storefront

/** All that the web build's server entry exports. Source files are keys of the browser's manifest; their chunks and styles make an `AssetMap`. */
export interface StorefrontEntry {
  readonly createStorefront: CreateStorefront
  readonly earlyModule: string
  readonly entryModule: string
  readonly pageModules: Readonly<Record<string, string>>
  readonly layoutModules: Readonly<Record<string, string>>
  /** Font files to preload, by script of the language. */
  readonly fontModules: Readonly<Record<'latin' | 'arabic', readonly string[]>>
}
