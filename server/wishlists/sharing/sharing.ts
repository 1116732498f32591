import type { Market } from '#server/markets/index.ts'
import type { Wishlist } from '../wishlist.ts'
import type { NamesList, WishlistAnswer, WishlistRequest } from '../wishlists.ts'

export interface ShareLink {
  readonly reference: string
  /** The whole address of the shared list. */
  readonly url: string
}

/** A mail that shows a list to friends. */
export interface ShareMail {
  readonly recipients: readonly string[]
  readonly senderName: string
  readonly message: string
}

/** Sharing by link. The reference has 128 random bits; a shared list is read-only and tells nothing of its holder. Only members share. */
export interface WishlistSharing {
  /** The link of a list; the same until the sharing is ended. */
  link(request: WishlistRequest, asked: NamesList): Promise<WishlistAnswer<ShareLink>>
  /** The link becomes invalid; the next one is another. */
  end(request: WishlistRequest, asked: NamesList): Promise<WishlistAnswer<undefined>>
  /** Sends the link by mail, within a number of mails for each list and day. */
  mail(request: WishlistRequest, asked: NamesList & ShareMail): Promise<WishlistAnswer<undefined>>
  /** The list of a link; undefined if there is none, or if the market does not share lists. */
  shared(market: Market, reference: string): Promise<Wishlist | undefined>
  linkOf(market: Market, list: Pick<Wishlist, 'shareReference'>): ShareLink | undefined
}
