import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { HeldWishlist, Visitor } from '#server/sessions/index.ts'
import type { ListPreview, Wishlist } from './wishlist.ts'
import type { WishlistProblem } from './wishlists.problems.ts'

/** The holder of wishlists: a member by the account, a guest by the cookie of the browser. */
export interface WishlistRequest {
  readonly market: Market
  readonly visitor: Pick<Visitor, 'accountId' | 'wishlist'>
  /** Called with what the guest's browser has to store; null if it has to store nothing any more. */
  keep(held: HeldWishlist | null): void
}

export type WishlistAnswer<Value = Wishlist> = Result<Value, WishlistProblem>

/** A list by its id; left out, the default list. */
export interface NamesList {
  readonly wishlistId?: string | undefined
}

/**
 * Lists of saved products. Guests have one; members have several, one of them the default, which the first saved product makes. Every change
 * locks its list, so that none is lost.
 */
export interface Wishlists {
  /** True if the visitor may use wishlists here; else why not. Left out where there is nothing to do, such as reading a shared list. */
  mayUse(request: Pick<WishlistRequest, 'market' | 'visitor'>): WishlistAnswer<true>
  /** The products saved in any list of the visitor: for the hearts of a page. */
  savedSkus(visitor: WishlistRequest['visitor']): Promise<readonly string[]>
  /** Undefined while the visitor has none. */
  find(request: WishlistRequest, asked: NamesList): Promise<WishlistAnswer<Wishlist | undefined>>
  /** All lists of the visitor with their newest items, the default list first, and if a product is on each. */
  previews(
    request: Pick<WishlistRequest, 'market' | 'visitor'>,
    productId?: string,
  ): Promise<WishlistAnswer<readonly ListPreview[]>>
  save(request: WishlistRequest, asked: NamesList & { readonly skus: readonly string[] }): Promise<WishlistAnswer>
  /** Without a list it is taken out of all of them. Answers the named or the default list. */
  remove(
    request: WishlistRequest,
    asked: NamesList & { readonly sku: string },
  ): Promise<WishlistAnswer<Wishlist | undefined>>
  empty(request: WishlistRequest, asked: NamesList): Promise<WishlistAnswer<Wishlist | undefined>>
  move(
    request: WishlistRequest,
    asked: NamesList & { readonly sku: string; readonly toWishlistId: string },
  ): Promise<WishlistAnswer>
  create(request: WishlistRequest, name: string): Promise<WishlistAnswer>
  rename(request: WishlistRequest, asked: NamesList & { readonly name: string }): Promise<WishlistAnswer>
  delete(request: WishlistRequest, wishlistId: string): Promise<WishlistAnswer<undefined>>
  /** The name under which a list is shown. */
  nameOf(market: Market, list: Pick<Wishlist, 'name'>): string
  /** Merges the list of a guest who signs in into the account's default list. The browser's cookie is to be cleared after it. */
  mergeAtSignIn(
    inside: Database,
    signedIn: { readonly accountId: string; readonly guestKey: HeldWishlist | undefined },
  ): Promise<void>
}
