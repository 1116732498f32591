import type { Consent } from '#foundation/consent.ts'
import type { Market } from '#server/markets/index.ts'
import type { VisitorSession } from './sessions.ts'
import type { HeldWishlist } from './wishlist-cookie.ts'

/** The visitor of a request, read once from cookies and headers. */
export interface Visitor {
  /** The market of the address, else the stored one. */
  readonly market: Market | undefined
  readonly mode: 'web' | 'app' | 'store'
  /** The store of an in-store device. */
  readonly storeId?: string | undefined
  readonly preview: boolean
  /** The future moment of a preview. */
  readonly previewAt?: Date | undefined
  /** The preview was asked for by the query, which is kept from page to page. */
  readonly previewByQuery?: boolean
  readonly basketId: string | undefined
  /** The key from the browser's cookie, which proves that the basket is its own. */
  readonly basketKey?: string | undefined
  /** The guest's wishlist of the browser's cookie. */
  readonly wishlist?: HeldWishlist | undefined
  readonly accountId: string | undefined
  /** The session that a valid access token names; `accountId` is its account. */
  readonly session?: VisitorSession | undefined
  /** The access token has expired (`token`), or is missing in a browser that says it is signed in (`flag`). */
  readonly sessionExpired?: 'token' | 'flag' | undefined
  /** Client address, for limits; forwarded headers only from trusted proxies. */
  readonly address: string
  /** The visitor's consent to cookies. */
  readonly consent?: Consent
  /** True for visitors with a promo code, preview or store device: their pages are not cached. */
  readonly ownPages?: boolean
}
