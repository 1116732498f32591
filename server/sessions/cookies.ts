const day = 24 * 60 * 60

/** The market a shopper chose last. */
export const marketCookie = { name: 'market', maxAgeSeconds: 90 * day } as const

/** The basket a guest holds; its id opens it. */
export const basketCookie = { name: 'basket', maxAgeSeconds: 30 * day } as const

/** The order of this visit, so that a purchase is counted once. Ends with the visit. */
export const orderNumberCookie = { name: 'orderNumber' } as const

/** Cookies whose bearers get pages of their own, made anew each time. */
export const unsharedCookies = ['promocode', 'preview', 'isoStoreId'] as const
