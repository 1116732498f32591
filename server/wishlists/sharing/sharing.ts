import type { Market } from '#server/markets/index.ts'
import type { Wishlist } from '../wishlist.ts'
import type { ListReference, WishlistAnswer, WishlistRequest } from '../wishlists.ts'

export interface ShareLink {
  readonly reference: string
  /** The full address of the shared list. */
  readonly url: string
}

/** A mail that shows a list to friends. */
export interface ShareMail {
  readonly recipients: readonly string[]
  readonly senderName: string
  readonly message: string
}

/**
 * Sharing by link. The reference has 128 random bits; a shared list is read-only and reveals nothing about its owner.
 * Only members share.
 */
export interface WishlistSharing {
  /** The link of a list; it stays the same until the sharing ends. */
  link(request: WishlistRequest, asked: ListReference): Promise<WishlistAnswer<ShareLink>>
  /** Makes the link invalid; a later link is different. */
  end(request: WishlistRequest, asked: ListReference): Promise<WishlistAnswer<undefined>>
  /** Sends the link by mail; the number of mails per list and day is limited. */
  mail(request: WishlistRequest, asked: ListReference & ShareMail): Promise<WishlistAnswer<undefined>>
  /** The list of a link; undefined if there is none, or if sharing is off in the market. */
  shared(market: Market, reference: string): Promise<Wishlist | undefined>
  linkOf(market: Market, list: Pick<Wishlist, 'shareReference'>): ShareLink | undefined
}
