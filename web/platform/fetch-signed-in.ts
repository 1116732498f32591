import { hasSession } from './signed-in-headers.ts'

/** Fetches as `fetch` does. Where the access token has expired, the session is refreshed and the request is sent again. */
export async function fetchSignedIn(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init)
  if (answer.status !== 401 || !hasSession(document.cookie)) return answer
  const { shopSession } = await import('./sessions/shop-session.ts')
  return shopSession.fetch(new URL(url, location.href), init)
}
