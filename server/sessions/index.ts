export { basketCookieValue, type HeldBasket, readBasketCookie } from './basket-cookie.ts'
export {
  appCookie,
  basketCookie,
  orderNumberCookie,
  promoCodeCookie,
  storeDeviceCookie,
  storeIdCookie,
  wishlistCookie,
} from './cookies.ts'
export { deviceName } from './device-name.ts'
export { type Identity, identify, nobody } from './identify.ts'
export { rememberMarket } from './market-cookie.ts'
export { pathOfOurs } from './path-of-ours.ts'
export { momentIn, previewCookie, previewCookieValue } from './read-preview.ts'
export * from './read-visitor.ts'
export {
  type BasketKeyReceiver,
  type BasketReference,
  basketKeyHeader,
  giveBasket,
  type RequestedBasket,
  requestedBasket,
} from './requested-basket.ts'
export {
  antiCsrfHeader,
  giveSession,
  leaveSession,
  refreshPagePath,
  repeatSignedInCookie,
  type SessionReceiver,
  sessionHeaders,
} from './session-cookies.ts'
export { openSessions } from './sessions.service.ts'
export type * from './sessions.ts'
export type * from './visitor.ts'
export { type HeldWishlist, wishlistCookieValue } from './wishlist-cookie.ts'
