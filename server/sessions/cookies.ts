const day = 24 * 60 * 60

/** The market a shopper chose last. */
export const marketCookie = { name: 'market', maxAgeSeconds: 90 * day } as const

/** The basket of this browser: its id, a dot, and the key that proves ownership. */
export const basketCookie = { name: 'basket', maxAgeSeconds: 30 * day } as const

/** The wishlist of a guest's browser: its id, a dot, and the key that proves ownership. */
export const wishlistCookie = { name: 'wishlist', maxAgeSeconds: 365 * day } as const

/**
 * The order placed in this visit, until analytics was told of it: a receipt opened again, or from a mail, is no second purchase. The
 * page's script reads it and lets it go; it ends with the visit in any case.
 */
export const orderNumberCookie = { name: 'orderNumber' } as const

/** Names the store in which a device stands; outlives its visitors. */
export const storeIdCookie = 'isoStoreId'
export const storeDeviceCookie = { name: storeIdCookie, maxAgeSeconds: 365 * day } as const

/** The promotion code of the visit, from the query `promocode`. */
export const promoCodeCookie = { name: 'promocode' } as const

/** Visitors with these cookies get pages that are not cached. */
export const unsharedCookies = ['promocode', 'preview', storeIdCookie] as const

/** Says that the shop is looked at in its app; ends with the visit. */
export const appCookie = { name: 'app', value: 'true' } as const
