import type { SessionClient } from './sessions/session-client.ts'
import { hasSession, signedInHeaders } from './signed-in-headers.ts'

interface BrowserOfShopper {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** `document.cookie` at this moment: the answer that refuses a call may have set it. */
  readonly cookies: () => string
  readonly session: () => Promise<Pick<SessionClient, 'fetch'>>
  /** The address of the page. */
  readonly page: () => string
  readonly now: () => Date
}

/**
 * Fetches as `fetch` does, with the headers of a signed-in browser. Where the access token has expired, the session is refreshed and the
 * request is sent again.
 */
export const signedInFetch =
  (browser: BrowserOfShopper): BrowserOfShopper['fetch'] =>
  async (url, init = {}) => {
    const answer = await browser.fetch(url, withHeaders(browser, init))
    if (answer.status !== 401 || !hasSession(browser.cookies())) return answer
    return (await browser.session()).fetch(new URL(url, browser.page()), withHeaders(browser, init))
  }

/** They name the market of the call, else that of the page. */
function withHeaders({ cookies, now, page }: BrowserOfShopper, init: RequestInit): RequestInit {
  const headers = new Headers(init.headers)
  const market = headers.get('x-current-market') ?? new URL(page()).pathname.split('/')[1]!
  for (const [name, value] of Object.entries(signedInHeaders({ cookies: cookies(), now: now(), market })))
    headers.set(name, value)
  return { ...init, headers }
}

export const fetchSignedIn = signedInFetch({
  fetch: (url, init) => fetch(url, init),
  cookies: () => document.cookie,
  session: async () => (await import('./sessions/shop-session.ts')).shopSession,
  page: () => location.href,
  now: () => new Date(),
})
