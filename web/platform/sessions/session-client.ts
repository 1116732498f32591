import type { InvalidClaim } from '#foundation/session-claims.ts'
import { readFrontToken, type SessionPayload, type SessionStorage, type StoredSession } from './stored-session.ts'

export type SessionEvent =
  | { readonly kind: 'SESSION_CREATED' | 'REFRESH_SESSION' | 'SIGN_OUT' | 'ACCESS_TOKEN_PAYLOAD_UPDATED' }
  | { readonly kind: 'UNAUTHORISED'; readonly sessionExpiredOrRevoked: boolean }
  | { readonly kind: 'API_INVALID_CLAIM'; readonly claims: readonly InvalidClaim[] }

export interface SessionClientNeeds {
  /** Scheme and host of the shop; requests to others are left alone. */
  readonly shop: string
  /** Tokens in cookies that no script reads, or in headers by a client that keeps them itself. */
  readonly mode: 'cookie' | 'header'
  readonly storage: SessionStorage
  /** True while a cookie says that the browser has a session; the shop's own pages know it so, and keep no copy of it. */
  readonly hasFlag?: () => boolean
  /** Shared by all tabs; undefined where a browser has none. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly tell: (event: SessionEvent) => void
  /** Headers for requests to the shop besides: the terms and the market. */
  readonly headers?: () => Readonly<Record<string, string>>
}

/** Keeps a browser signed in: by the public session protocol, with one refresh at a time over all tabs. */
export interface SessionClient {
  /** Fetches as `fetch` does. Where the access token has expired, the session is refreshed and the request is sent again. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  exists(): Promise<boolean>
  /** False once the session is over. */
  refresh(): Promise<boolean>
  /** Throws without a session. */
  payload(): Promise<SessionPayload>
  userId(): string
  signOut(): Promise<void>
}

/** A session is refreshed this often for one request; a shop that still refuses has a fault. */
export const mostRefreshes = 10
/** A tab waits so long for the refresh of another; then that tab is taken for dead. */
const lockTimeoutMs = 5_000
/** Clocks that differ by less are taken for equal. */
const skewFromMs = 7_000
const year = 365 * 24 * 60 * 60 * 1000
const lockName = 'session-refresh'

export function createSessionClient(needs: SessionClientNeeds): SessionClient {
  const { shop, mode, storage, now, tell } = needs
  let skew = 0

  const stored = (): StoredSession => {
    const session = storage.read()
    if (needs.hasFlag === undefined) return session
    if (!needs.hasFlag()) return { kind: 'none' }
    return session.kind === 'none' ? { ...session, kind: 'unknown' } : session
  }

  const isExpired = (session: StoredSession): boolean =>
    session.kind === 'signed-in' && session.front.ate < now() + skew

  async function send(request: Request, session: StoredSession, more: Record<string, string>): Promise<Response> {
    const headers = new Headers(request.headers)
    const own = { ...needs.headers?.(), 'st-auth-mode': mode, ...proofOf(session), ...more }
    for (const [name, value] of Object.entries(own)) if (!headers.has(name)) headers.set(name, value)
    return needs.fetch(new Request(request, { headers, credentials: 'include' }))
  }

  const proofOf = (session: StoredSession): Record<string, string> => {
    if (session.kind !== 'signed-in') return {}
    if (mode === 'header') return session.tokens ? { authorization: `Bearer ${session.tokens.access}` } : {}
    return session.antiCsrf === undefined ? {} : { 'anti-csrf': session.antiCsrf }
  }

  /** Any answer may bring tokens, or say that the session is over. */
  function keep({ headers }: Response, created: SessionEvent['kind'] & ('SESSION_CREATED' | 'REFRESH_SESSION')): void {
    const header = headers.get('front-token')
    if (header === null) return
    const before = stored()
    if (header === 'remove') {
      if (before.kind !== 'none') storage.write({ kind: 'none' })
      return
    }
    const front = readFrontToken(header)
    const difference = front.up.iat * 1000 - now()
    skew = Math.abs(difference) >= skewFromMs ? difference : 0
    storage.write({ kind: 'signed-in', front, version: crypto.randomUUID(), ...tokensIn(headers, before) })
    if (before.kind !== 'signed-in' || before.front.up.sessionHandle !== front.up.sessionHandle)
      tell({ kind: 'SESSION_CREATED' })
    else {
      if (created === 'REFRESH_SESSION') tell({ kind: created })
      if (differs(before.front.up, front.up)) tell({ kind: 'ACCESS_TOKEN_PAYLOAD_UPDATED' })
    }
  }

  function tokensIn(headers: Headers, before: StoredSession) {
    const old = before.kind === 'signed-in' ? before : undefined
    const antiCsrf = headers.get('anti-csrf') ?? old?.antiCsrf
    const access = headers.get('st-access-token') ?? old?.tokens?.access
    const refresh = headers.get('st-refresh-token') ?? old?.tokens?.refresh
    return {
      ...(antiCsrf ? { antiCsrf } : {}),
      ...(mode === 'header' && access && refresh ? { tokens: { access, refresh, dropAt: now() + year } } : {}),
    }
  }

  async function askForTokens(before: StoredSession): Promise<boolean> {
    const bearer =
      before.kind === 'signed-in' && before.tokens ? { authorization: `Bearer ${before.tokens.refresh}` } : {}
    const request = new Request(`${shop}/api/auth/session/refresh`, { method: 'POST' })
    const answer = await send(request, before, { rid: 'session', 'fdi-version': '4.1', ...bearer })
    if (answer.ok) {
      keep(answer, 'REFRESH_SESSION')
      if (stored().kind === 'signed-in') return true
      throw new Error(
        'The session could not be read after a refresh: the answer lacks its headers, or storage is blocked.',
      )
    }
    if (answer.status !== 401) throw new Error(`Could not refresh session: the shop answered ${answer.status}.`)
    storage.write({ kind: 'none' })
    tell({ kind: 'UNAUTHORISED', sessionExpiredOrRevoked: before.kind === 'signed-in' })
    return false
  }

  /** One tab at a time; a tab that waited while another one refreshed uses the tokens that are there. */
  async function refreshFrom(before: StoredSession): Promise<boolean> {
    const work = async (): Promise<boolean> => {
      const current = stored()
      if (current.kind === 'none') return false
      return versionOf(current) === versionOf(before) ? askForTokens(current) : true
    }
    if (!needs.locks) return work()
    const begun = { is: false }
    const locked = async (): Promise<boolean> => {
      begun.is = true
      return work()
    }
    return needs.locks
      .request(lockName, { signal: AbortSignal.timeout(lockTimeoutMs) }, locked)
      .catch((error: unknown) => {
        if (begun.is) throw error
        return work()
      })
  }

  /** The session as far as it is known; a browser that has never asked does so now, once. */
  async function known(): Promise<StoredSession> {
    const session = stored()
    if (session.kind === 'unknown') await refreshFrom(session)
    return stored()
  }

  async function live(): Promise<StoredSession> {
    const session = await known()
    if (isExpired(session)) await refreshFrom(session)
    return stored()
  }

  async function fetchAsShopper(request: Request): Promise<Response> {
    for (let refreshes = 0; ; refreshes++) {
      const session = await known()
      const answer = await send(request.clone(), session, {})
      keep(answer, 'SESSION_CREATED')
      if (answer.status === 403) await tellOfClaims(answer.clone())
      if (answer.status !== 401 || session.kind !== 'signed-in') return answer
      if (refreshes === mostRefreshes)
        throw new Error(`The request was refused after ${mostRefreshes} refreshes of the session.`)
      if (!(await refreshFrom(session))) return answer
    }
  }

  async function tellOfClaims(answer: Response): Promise<void> {
    const body = (await answer.json().catch(() => undefined)) as
      | { readonly claimValidationErrors?: unknown }
      | undefined
    if (Array.isArray(body?.claimValidationErrors))
      tell({ kind: 'API_INVALID_CLAIM', claims: body.claimValidationErrors as InvalidClaim[] })
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      return new URL(request.url).origin === shop ? fetchAsShopper(request) : needs.fetch(request)
    },
    exists: async () => (await live()).kind === 'signed-in',
    refresh: async () => refreshFrom(stored()),
    async payload() {
      const session = await live()
      if (session.kind !== 'signed-in') throw new Error('Could not refresh session')
      return session.front.up
    },
    userId() {
      const session = stored()
      if (session.kind !== 'signed-in') throw new Error('No session exists')
      return session.front.uid
    },
    async signOut() {
      if ((await known()).kind === 'signed-in') {
        const answer = await fetchAsShopper(
          new Request(`${shop}/api/auth/signout`, { method: 'POST', headers: { rid: 'session' } }),
        )
        await requireSignedOut(answer)
      }
      storage.write({ kind: 'none' })
      tell({ kind: 'SIGN_OUT' })
    },
  }
}

const versionOf = ({ version, kind }: StoredSession): string => version ?? kind

/** Times change with every token; they are no news to an app. */
function differs(before: SessionPayload, after: SessionPayload): boolean {
  const told = ({ iat, exp, ...rest }: SessionPayload) => JSON.stringify(rest)
  return told(before) !== told(after)
}

/** A session that was over already is a sign-out that succeeded. */
async function requireSignedOut(answer: Response): Promise<void> {
  if (answer.status === 401) return
  if (answer.status >= 300) throw new Error(`The shop answered ${answer.status}.`)
  const body = (await answer.json()) as { readonly status: string; readonly message?: string }
  if (body.status === 'GENERAL_ERROR') throw new Error(body.message ?? 'No Error Message Provided')
}
