export { basketCookieValue, type HeldBasket, readBasketCookie } from './basket-cookie.ts'
export { basketCookie, marketCookie, orderNumberCookie } from './cookies.ts'
export * from './read-visitor.ts'
export {
  basketKeyHeader,
  type GivesBasket,
  giveBasket,
  type NamesBasket,
  type RequestedBasket,
  requestedBasket,
} from './requested-basket.ts'
export type * from './visitor.ts'
