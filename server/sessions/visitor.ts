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
  /** True if the query requested the preview; links then keep it from page to page. */
  readonly previewByQuery?: boolean
  readonly basketId: string | undefined
  /** The key from the browser's cookie, which proves that the basket is its own. */
  readonly basketKey?: string | undefined
  /** The guest's wishlist from the browser's cookie. */
  readonly wishlist?: HeldWishlist | undefined
  readonly accountId: string | undefined
  /** The session of a valid access token; `accountId` is its account. */
  readonly session?: VisitorSession | undefined
  /** The access token has expired (`token`), or is missing although the browser says that it is signed in (`flag`). */
  readonly sessionExpired?: 'token' | 'flag' | undefined
  /** Network address of the client, for limits; forwarded headers are used only from trusted proxies. */
  readonly address: string
  /** The visitor's consent to cookies. */
  readonly consent?: Consent
  /** True for visitors with a promo code, preview or store device: their pages are not cached. */
  readonly ownPages?: boolean
}
