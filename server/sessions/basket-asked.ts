import { basketCookieValue, type HeldBasket, isBasketKey } from './basket-cookie.ts'
import { basketCookie } from './cookies.ts'

/** The basket named by a request: in its body, else its query, else the visitor's cookie. */
export interface NamesBasket {
  readonly visitor: { readonly basketId: string | undefined; readonly basketKey?: string | undefined }
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>
  readonly body?: unknown
  readonly query?: unknown
}

export interface AskedBasket {
  readonly basketId: string | undefined
  readonly key?: string | undefined
  /** The caller named it itself. */
  readonly isNamed?: boolean
}

/** Carries the key for clients that keep no cookies, both ways. */
export const basketKeyHeader = 'x-basket-key'

/** The key of the header or else of the cookie goes along with any basket that is asked for: it opens its own alone. */
export function askedBasket({ visitor, headers = {}, body, query }: NamesBasket): AskedBasket {
  const named = textIn(body, 'basketId') ?? textIn(query, 'basketId') ?? textIn(query, 'checkoutBasketId')
  const told = headers[basketKeyHeader]
  const key = typeof told === 'string' && isBasketKey(told) ? told : visitor.basketKey
  return { basketId: named ?? visitor.basketId, key, isNamed: named !== undefined }
}

function textIn(from: unknown, name: string): string | undefined {
  const value = typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The headers and cookies used to give a basket to the caller. */
export interface GivesBasket {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: { set(name: string, value: string, maxAgeSeconds?: number): void }
  answerHeader(name: string, value: string): void
}

/** In a cookie; and in a header for programs, whom no page's script can be among: browsers say where a request comes from. */
export const keepBasket =
  ({ headers, cookies, answerHeader }: GivesBasket) =>
  (held: HeldBasket): void => {
    cookies.set(basketCookie.name, basketCookieValue(held), basketCookie.maxAgeSeconds)
    const isBrowser = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
    if (!isBrowser) answerHeader(basketKeyHeader, held.key)
  }
