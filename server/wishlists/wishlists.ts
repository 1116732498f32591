import type { Result } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { HeldWishlist, Visitor } from '#server/sessions/index.ts'
import type { ListPreview, Wishlist } from './wishlist.ts'
import type { WishlistProblem } from './wishlists.problems.ts'

/** The owner of wishlists: a member by account, a guest by the browser's cookie. */
export interface WishlistRequest {
  readonly market: Market
  readonly visitor: Pick<Visitor, 'accountId' | 'wishlist'>
  /** Called with what the guest's browser has to store; with null to delete it. */
  storeInBrowser(held: HeldWishlist | null): void
}

export type WishlistAnswer<Value = Wishlist> = Result<Value, WishlistProblem>

/** A list by its id; without an id, the default list. */
export interface ListReference {
  readonly wishlistId?: string | undefined
}

/**
 * Lists of saved products. Guests have one list. Members have several; one is the default list, which is made with the
 * first saved product. Every change locks its list, so that no change is lost.
 */
export interface Wishlists {
  /** Checks whether the visitor may use wishlists here. Not needed for reading a shared list. */
  mayUse(request: Pick<WishlistRequest, 'market' | 'visitor'>): WishlistAnswer<true>
  /** The products saved in any list of the visitor, for the hearts on a page. */
  savedSkus(visitor: WishlistRequest['visitor']): Promise<readonly string[]>
  /** Undefined if the visitor has no list. */
  find(request: WishlistRequest, asked: ListReference): Promise<WishlistAnswer<Wishlist | undefined>>
  /**
   * All lists of the visitor with their newest items, the default list first; with a product id, also whether each list
   * has that product.
   */
  previews(
    request: Pick<WishlistRequest, 'market' | 'visitor'>,
    productId?: string,
  ): Promise<WishlistAnswer<readonly ListPreview[]>>
  save(request: WishlistRequest, asked: ListReference & { readonly skus: readonly string[] }): Promise<WishlistAnswer>
  /** Without a list, removes the item from all lists. Returns the named or the default list. */
  remove(
    request: WishlistRequest,
    asked: ListReference & { readonly sku: string },
  ): Promise<WishlistAnswer<Wishlist | undefined>>
  empty(request: WishlistRequest, asked: ListReference): Promise<WishlistAnswer<Wishlist | undefined>>
  move(
    request: WishlistRequest,
    asked: ListReference & { readonly sku: string; readonly toWishlistId: string },
  ): Promise<WishlistAnswer>
  create(request: WishlistRequest, name: string): Promise<WishlistAnswer>
  rename(request: WishlistRequest, asked: ListReference & { readonly name: string }): Promise<WishlistAnswer>
  delete(request: WishlistRequest, wishlistId: string): Promise<WishlistAnswer<undefined>>
  /** The name under which a list is shown. */
  nameOf(market: Market, list: Pick<Wishlist, 'name'>): string
  /** Merges the list of a guest who signs in into the account's default list. The caller then clears the browser's cookie. */
  mergeAtSignIn(
    inside: Database,
    signedIn: { readonly accountId: string; readonly guestKey: HeldWishlist | undefined },
  ): Promise<void>
}
