import type { WishlistAnswer, WishlistRequest } from '../wishlists.ts'

/** A stored watch of a list. */
export interface Watch {
  readonly wishlistId: string
  /** Ends it, from a mail. */
  readonly token: string
  readonly market: string
  readonly email: string
  /** The time the owner of the address confirmed; no other mail is sent before. */
  readonly confirmedAt: Date | null
}

/** Mails about the products of a list: a lower price, or the last pieces. Asked for by its holder, confirmed by the owner of the address. */
export interface WishlistWatching {
  /** Sends one mail that asks for confirmation, unless the same address is confirmed already. Another address replaces the one before. */
  watch(
    request: WishlistRequest,
    asked: { readonly wishlistId?: string | undefined; readonly email: string; readonly address: string },
  ): Promise<WishlistAnswer<undefined>>
  ofList(wishlistId: string): Promise<Watch | undefined>
  /** The watch of a secret, while it can be confirmed. */
  toConfirm(secret: string): Promise<Watch | undefined>
  /** Possible once for each secret. */
  confirm(secret: string): Promise<WishlistAnswer<Watch>>
  byToken(token: string): Promise<Watch | undefined>
  /** Ends it from a mail. One that is ended already stays ended. */
  end(token: string): Promise<void>
  /** Ends it from the list's page. */
  stop(request: WishlistRequest, wishlistId: string | undefined): Promise<WishlistAnswer<undefined>>
  /** Sends what is new of these products, or of all: at most one mail a day for each list. Returns the number of mails. */
  notify(productIds?: readonly string[]): Promise<number>
}
