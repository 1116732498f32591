import type { SessionClient } from './sessions/session-client.ts'
import { hasSession, signedInHeaders } from './signed-in-headers.ts'

interface BrowserOfShopper {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The current `document.cookie`, because the answer that refuses a call may have changed it. */
  readonly cookies: () => string
  readonly session: () => Promise<Pick<SessionClient, 'fetch'>>
  /** The address of the page. */
  readonly page: () => string
  readonly now: () => Date
}

export interface ShopRequest extends RequestInit {
  /** Every call names its market. */
  readonly headers: { readonly 'x-current-market': string; readonly [name: string]: string }
}

/**
 * Works like `fetch`, with the headers of a signed-in browser. If the access token has expired, the session is
 * refreshed and the request is sent again.
 */
export const signedInFetch =
  ({ fetch, cookies, session, page, now }: BrowserOfShopper) =>
  async (url: string, init: ShopRequest): Promise<Response> => {
    const request = () => ({ ...init, headers: { ...init.headers, ...signedInHeaders(cookies(), now()) } })
    const answer = await fetch(url, request())
    if (answer.status !== 401 || !hasSession(cookies())) return answer
    return (await session()).fetch(new URL(url, page()), request())
  }

export const fetchSignedIn = signedInFetch({
  fetch: (url, init) => fetch(url, init),
  cookies: () => document.cookie,
  session: async () => (await import('./sessions/shop-session.ts')).shopSession,
  page: () => location.href,
  now: () => new Date(),
})
