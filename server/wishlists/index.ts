/** Wishlists: what shoppers save for later, shared lists, and mails about watched ones. */

export { wishlistSharing } from './sharing/sharing.service.ts'
export type { WishlistSharing } from './sharing/sharing.ts'
export { wishlistWatching } from './watching/watching.service.ts'
export type { WishlistWatching } from './watching/watching.ts'
export type { ListPreview, Wishlist } from './wishlist.ts'
export { itemOnWire, pageOf } from './wishlist-on-wire.ts'
export { wishlistProblems } from './wishlists.problems.ts'
export { storeWishlistCookie, wishlistRoutes } from './wishlists.routes.ts'
export { wishlists } from './wishlists.service.ts'
export type { WishlistAnswer, WishlistRequest, Wishlists } from './wishlists.ts'
