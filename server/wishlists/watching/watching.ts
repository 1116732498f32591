import type { WishlistAnswer, WishlistRequest } from '../wishlists.ts'

/** A stored watch of a list. */
export interface Watch {
  readonly wishlistId: string
  /** Ends the watch from a link in a mail. */
  readonly token: string
  readonly market: string
  readonly email: string
  /** When the owner of the address confirmed; before that, only the confirmation mail is sent. */
  readonly confirmedAt: Date | null
}

/**
 * Mails about the products of a list: a lower price, or the last pieces. The owner of the list requests them, and the
 * owner of the address confirms.
 */
export interface WishlistWatching {
  /** Sends one mail that asks for confirmation, unless the same address is already confirmed. Another address replaces the previous one. */
  watch(
    request: WishlistRequest,
    asked: { readonly wishlistId?: string | undefined; readonly email: string; readonly address: string },
  ): Promise<WishlistAnswer<undefined>>
  ofList(wishlistId: string): Promise<Watch | undefined>
  /** The watch of a secret, as long as it can be confirmed. */
  toConfirm(secret: string): Promise<Watch | undefined>
  /** Each secret can be used once. */
  confirm(secret: string): Promise<WishlistAnswer<Watch>>
  byToken(token: string): Promise<Watch | undefined>
  /** Ends a watch from a mail. For a watch that has already ended, nothing happens. */
  end(token: string): Promise<void>
  /** Ends a watch from the page of the list. */
  stop(request: WishlistRequest, wishlistId: string | undefined): Promise<WishlistAnswer<undefined>>
  /** Mails the news about these products, or about all: at most one mail a day for each list. Returns the number of mails. */
  notify(productIds?: readonly string[]): Promise<number>
}
