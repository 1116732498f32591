/** Wishlists: what shoppers save for later, shared lists, and mails about watched ones. */

export { wishlistSharing } from './sharing/sharing.service.ts'
export type { WishlistSharing } from './sharing/sharing.ts'
export { wishlistWatching } from './watching/watching.service.ts'
export type { WishlistWatching } from './watching/watching.ts'
export { wishlistRoutes } from './wishlists.routes.ts'
export { wishlists } from './wishlists.service.ts'
export type { Wishlists } from './wishlists.ts'
