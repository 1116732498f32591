import type { Consent } from '#foundation/consent.ts'
import type { Market } from '#server/markets/index.ts'

/** Who is asking, settled once per request from cookies and headers. */
export interface Visitor {
  /** The market of the address, else the stored one. */
  readonly market: Market | undefined
  readonly mode: 'web' | 'app' | 'store'
  /** Which store an in-store device stands in. */
  readonly storeId?: string | undefined
  readonly preview: boolean
  readonly basketId: string | undefined
  /** What the browser keeps to prove that the basket is its own. */
  readonly basketKey?: string | undefined
  readonly accountId: string | undefined
  /** Client address, for limits; forwarded headers only from trusted proxies. */
  readonly address: string
  /** What they agreed to. */
  readonly consent?: Consent
  /** Carries a mark (promo code, preview, store device) for which pages are made anew and kept nowhere. */
  readonly ownPages?: boolean
}
