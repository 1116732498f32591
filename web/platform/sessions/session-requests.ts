import type { InvalidClaim } from '#foundation/session-claims.ts'
import { oneRefresh } from './one-refresh.ts'
import type { SessionClientNeeds } from './session-client-needs.ts'
import type { StoredSession } from './stored-session.ts'
import { storedTokens } from './stored-tokens.ts'

/** The most refreshes for one request. A shop that still refuses then has a fault. */
const mostRefreshes = 10

/** Sends requests with the tokens of a session, and stores the session from the answers. */
export interface SessionRequests {
  stored(): StoredSession
  /** The session as far as it is known. A browser that has never asked the shop does so now, once. */
  current(): Promise<StoredSession>
  /** The session with an access token that has not expired. */
  live(): Promise<StoredSession>
  refreshFrom(before: StoredSession): Promise<boolean>
  /** Sends a request to the shop, and sends it again after each refresh that it needs. */
  fetchAsShopper(request: Request): Promise<Response>
}

export function sessionRequests(needs: SessionClientNeeds): SessionRequests {
  const tokens = storedTokens(needs)
  const { stored } = tokens

  async function send(request: Request, session: StoredSession, more: Record<string, string>): Promise<Response> {
    const headers = new Headers(request.headers)
    const own = { ...needs.headers?.(), 'st-auth-mode': needs.mode, ...tokens.proofOf(session), ...more }
    for (const [name, value] of Object.entries(own)) if (!headers.has(name)) headers.set(name, value)
    return needs.fetch(new Request(request, { headers, credentials: 'include' }))
  }
  const refreshFrom = oneRefresh({ ...needs, tokens, send })

  async function current(): Promise<StoredSession> {
    const session = stored()
    if (session.kind === 'unknown') await refreshFrom(session)
    return stored()
  }

  async function live(): Promise<StoredSession> {
    const session = await current()
    if (tokens.isExpired(session)) await refreshFrom(session)
    return stored()
  }

  async function fetchAsShopper(request: Request): Promise<Response> {
    for (let refreshes = 0; ; refreshes++) {
      const session = await current()
      const answer = await send(request.clone(), session, {})
      tokens.saveFrom(answer, 'SESSION_CREATED')
      if (answer.status === 403) await tellOfClaims(needs, answer.clone())
      if (answer.status !== 401 || session.kind !== 'signed-in') return answer
      if (refreshes === mostRefreshes)
        throw new Error(`The request was refused after ${mostRefreshes} refreshes of the session.`)
      if (!(await refreshFrom(session))) return answer
    }
  }

  return { stored, current, live, refreshFrom, fetchAsShopper }
}

async function tellOfClaims({ emit }: Pick<SessionClientNeeds, 'emit'>, answer: Response): Promise<void> {
  const body = (await answer.json().catch(() => undefined)) as { readonly claimValidationErrors?: unknown } | undefined
  if (Array.isArray(body?.claimValidationErrors))
    emit({ kind: 'API_INVALID_CLAIM', claims: body.claimValidationErrors as InvalidClaim[] })
}
