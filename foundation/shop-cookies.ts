import { type ConsentCategory, consentCookie } from './consent.ts'

const hour = 60 * 60
const day = 24 * hour
const year = 365 * day

/** A cookie that the shop sets in browsers. */
export interface ShopCookie {
  readonly purpose: string
  /** Without it, the cookie ends with the visit. */
  readonly maxAgeSeconds?: number
  /** The path it is sent to, `/` if there is none. On https, cookies that give access always have `/`. */
  readonly path?: string
  /** Scripts can read it. All others are `HttpOnly`. */
  readonly readable?: true
  /**
   * It gives access to something, such as a basket. On https its name begins with `__Host-`: browsers then accept it
   * from this host only, so no other host of the domain can set it.
   */
  readonly givesAccess?: true
  /** It is set only with this consent. Without a category it is necessary. */
  readonly consent?: ConsentCategory
  /** The page's script sets it, not the server. */
  readonly byScript?: true
}

/** How the names of the cookies begin that hold a sign-in by another provider. */
export const stateStart = 'sign-in-state-'

/** All cookies of the shop. A name that ends with `*` stands for several cookies that begin so. */
export const shopCookies = {
  market: { purpose: 'the market that a visitor chose last', maxAgeSeconds: 90 * day },
  basket: {
    purpose: 'the basket of this browser: its id, a dot, and the key that proves ownership',
    maxAgeSeconds: 30 * day,
    givesAccess: true,
  },
  wishlist: {
    purpose: 'the wishlist of a guest: its id, a dot, and the key that proves ownership',
    maxAgeSeconds: year,
    givesAccess: true,
  },
  queue: { purpose: 'a place in the queue before the checkout', givesAccess: true },
  orderNumber: {
    purpose: 'the order placed in this visit, until it has been measured, so that it is measured once',
    readable: true,
  },
  ownOrder: { purpose: 'the order placed in this visit, for which a guest may create an account' },
  notify: { purpose: 'the back-in-stock requests of this browser', maxAgeSeconds: year, givesAccess: true },
  promocode: { purpose: 'the promotion code of the address by which the visitor came', readable: true },
  sAccessToken: {
    purpose: 'the sign-in; the token in it is valid for a shorter time',
    maxAgeSeconds: year,
    givesAccess: true,
  },
  sRefreshToken: {
    purpose: 'renews the sign-in',
    maxAgeSeconds: year,
    path: '/api/auth/session/refresh',
    givesAccess: true,
  },
  authenticated: { purpose: 'tells scripts that somebody is signed in', readable: true },
  'not-refreshed': { purpose: 'a sign-in that could not be renewed', maxAgeSeconds: day, givesAccess: true },
  [`${stateStart}*`]: {
    purpose: 'a sign-in by another provider that has begun, four at most',
    maxAgeSeconds: hour,
    givesAccess: true,
  },
  device: {
    purpose: 'a browser that signed in before; it may try a password while others are kept from it',
    maxAgeSeconds: 400 * day,
    givesAccess: true,
  },
  termsVersion: { purpose: 'the terms that a member accepted', maxAgeSeconds: year, readable: true },
  marketingTerms: { purpose: 'whether a member wants news and offers', maxAgeSeconds: year, readable: true },
  [consentCookie.name]: {
    purpose: 'the answer to the question about cookies',
    maxAgeSeconds: consentCookie.maxAgeSeconds,
    readable: true,
  },
  tracking: {
    purpose: 'the id of the browser for analytics',
    maxAgeSeconds: year,
    readable: true,
    consent: 'analytics',
  },
  session: {
    purpose: 'the id of the visit for analytics, until 20 minutes after the last page',
    maxAgeSeconds: 20 * 60,
    consent: 'analytics',
  },
  app: { purpose: 'the visitor uses the app of the shop' },
  isoStoreId: { purpose: 'the store in which a device stands', maxAgeSeconds: year },
  preview: { purpose: 'shows editors content that is not published' },
  geoLocator: {
    purpose: 'the visitor was asked whether another market suits better',
    maxAgeSeconds: day,
    byScript: true,
  },
  appBanner: { purpose: 'the banner of the app was closed', maxAgeSeconds: day, byScript: true },
} as const satisfies Readonly<Record<string, ShopCookie>>

type Registered = keyof typeof shopCookies
export type CookieName = Exclude<Registered, `${string}*`> | `${typeof stateStart}${string}`

/** A cookie with its name. */
export const namedCookie = <Name extends Registered>(
  name: Name,
): { readonly name: Name } & (typeof shopCookies)[Name] => ({ name, ...shopCookies[name] })

const byName: ReadonlyMap<string, ShopCookie> = new Map(Object.entries(shopCookies))

/** The cookie of a name; undefined if the shop has no such cookie. */
export const cookieOf = (name: string): ShopCookie | undefined =>
  byName.get(name) ?? (name.startsWith(stateStart) ? shopCookies[`${stateStart}*`] : undefined)
