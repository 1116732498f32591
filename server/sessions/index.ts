export {
  type AskedBasket,
  askedBasket,
  basketKeyHeader,
  type GivesBasket,
  keepBasket,
  type NamesBasket,
} from './basket-asked.ts'
export { basketCookieValue, type HeldBasket, readBasketCookie } from './basket-cookie.ts'
export { basketCookie, marketCookie, orderNumberCookie } from './cookies.ts'
export * from './read-visitor.ts'
export type * from './visitor.ts'
