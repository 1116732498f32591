import type { ToggleKey } from '#contracts/toggles.ts'
import { accepted, refused } from '#foundation/result.ts'
import type { Market } from '#server/markets/index.ts'
import type { WishlistAnswer, WishlistRequest } from './wishlists.ts'

export type Toggle = (market: Market, key: ToggleKey) => boolean
type WishlistCaller = Pick<WishlistRequest, 'market' | 'visitor'>

/** Everybody may use wishlists, unless the market requires a sign-in. */
export function mayUse(toggle: Toggle, { market, visitor }: WishlistCaller): WishlistAnswer<true> {
  if (!toggle(market, 'wishlist')) return refused({ code: 'wishlist.off' })
  if (visitor.accountId === undefined && toggle(market, 'requireLoginForWishlist'))
    return refused({ code: 'wishlist.sign-in-needed' })
  return accepted(true)
}

/** The account that may make, rename, delete and share lists. Guests have only one list. */
export function member(toggle: Toggle, { market, visitor }: WishlistCaller): WishlistAnswer<string> {
  if (!toggle(market, 'wishlist')) return refused({ code: 'wishlist.off' })
  return visitor.accountId === undefined ? refused({ code: 'wishlist.sign-in-needed' }) : accepted(visitor.accountId)
}

/** The same, in markets where members may have several lists. */
export const memberOfSeveral = (toggle: Toggle, asks: WishlistCaller): WishlistAnswer<string> =>
  toggle(asks.market, 'createWishlist') ? member(toggle, asks) : refused({ code: 'wishlist.off' })

export const memberWhoShares = (toggle: Toggle, asks: WishlistCaller): WishlistAnswer<string> =>
  toggle(asks.market, 'shareWishlist') ? member(toggle, asks) : refused({ code: 'wishlist.off' })
