import { namedCookie } from '#foundation/shop-cookies.ts'

/** The market that a shopper chose last. */
export const marketCookie = namedCookie('market')

/** The basket of this browser: its id, a dot, and the key that proves ownership. */
export const basketCookie = namedCookie('basket')

/** The wishlist of a guest's browser: its id, a dot, and the key that proves ownership. */
export const wishlistCookie = namedCookie('wishlist')

/**
 * The order placed in this visit, until analytics has recorded it: a receipt that is opened again, or from a mail, is
 * not a second purchase. The page's script reads the cookie and deletes it; it ends with the visit in any case.
 */
export const orderNumberCookie = namedCookie('orderNumber')

/** The store in which a device stands; stays when its shopper leaves. */
export const storeIdCookie = 'isoStoreId'
export const storeDeviceCookie = namedCookie(storeIdCookie)

/** The promotion code of the visit, from the query `promocode`. */
export const promoCodeCookie = namedCookie('promocode')

/** Visitors with these cookies get pages that are not cached. */
export const unsharedCookies = ['promocode', 'preview', storeIdCookie] as const

/** The visitor uses the shop's app; ends with the visit. */
export const appCookie = { name: 'app', value: 'true' } as const
