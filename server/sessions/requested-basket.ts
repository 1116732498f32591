import { isSecret } from '#foundation/ids.ts'
import type { AnswerCookies } from '#server/platform/http/answer-cookies.ts'
import { basketCookieValue, type HeldBasket } from './basket-cookie.ts'
import { basketCookie } from './cookies.ts'

/** The basket that a request names: in its body, else its query, else the visitor's cookie. */
export interface BasketReference {
  readonly visitor: {
    readonly basketId: string | undefined
    readonly basketKey?: string | undefined
    readonly accountId?: string | undefined
  }
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>
  readonly body?: unknown
  readonly query?: unknown
}

export interface RequestedBasket {
  readonly basketId: string | undefined
  readonly key?: string | undefined
  readonly accountId?: string | undefined
  /** True if the request contains the id. */
  readonly isNamed?: boolean
}

/** The header with the key for clients without cookies, in requests and answers. */
export const basketKeyHeader = 'x-basket-key'

/** The key from the header, else from the cookie, is used for any requested basket; it is only valid for its own basket. */
export function requestedBasket({ visitor, headers = {}, body, query }: BasketReference): RequestedBasket {
  const named = textIn(body, 'basketId') ?? textIn(query, 'basketId') ?? textIn(query, 'checkoutBasketId')
  const headerKey = headers[basketKeyHeader]
  const key = typeof headerKey === 'string' && isSecret(headerKey) ? headerKey : visitor.basketKey
  const { accountId } = visitor
  return { basketId: named ?? visitor.basketId, key, accountId, isNamed: named !== undefined }
}

function textIn(from: unknown, name: string): string | undefined {
  const value = typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The headers and cookies used to give a basket to the caller. */
export interface BasketKeyReceiver {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Pick<AnswerCookies, 'set'>
  answerHeader(name: string, value: string): void
}

/**
 * Sends the key in a cookie, and for programs in a header too. Scripts of pages do not get the header; they are
 * recognised because browsers send `sec-fetch-site` or `origin`.
 */
export const giveBasket =
  ({ headers, cookies, answerHeader }: BasketKeyReceiver) =>
  (held: HeldBasket): void => {
    cookies.set(basketCookie.name, basketCookieValue(held))
    const isBrowser = headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
    if (!isBrowser) answerHeader(basketKeyHeader, held.key)
  }
