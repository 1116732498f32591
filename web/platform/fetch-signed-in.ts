import type { SessionClient } from './sessions/session-client.ts'
import { hasSession, signedInHeaders } from './signed-in-headers.ts'

interface BrowserOfShopper {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** `document.cookie` at this moment: the answer that refuses a call may have set it. */
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
 * Fetches as `fetch` does, with the headers of a signed-in browser. Where the access token has expired, the session is refreshed and the
 * request is sent again.
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
