import { createSessionClient, type SessionClientNeeds, type SessionEvent } from './session-client.ts'
import { sessionStorage } from './stored-session.ts'

export const shop = 'https://shop.example'
export const second = 1_000

/** A shop that accepts one session, a browser with storage and a clock, and a session client between the two. */
export function openTrial(mode: 'cookie' | 'header' = 'header', more: Partial<SessionClientNeeds> = {}) {
  const clock = { ms: 1_750_000_000_000 }
  const memory = new Map<string, string>()
  const events: SessionEvent[] = []
  const requests: Request[] = []
  const server = {
    /** Difference between the shop's clock and the browser's. */
    aheadMs: 0,
    lifeMs: 60 * second,
    isOver: false,
    refuses: false,
    payload: {} as Record<string, unknown>,
    access: 'a1',
    made: 1,
    refreshStatus: undefined as number | undefined,
    answer: undefined as ((request: Request) => Response | undefined) | undefined,
  }
  const tokens = (): Record<string, string> => {
    const issuedMs = clock.ms + server.aheadMs
    const up = {
      iat: Math.floor(issuedMs / second),
      exp: Math.floor((issuedMs + server.lifeMs) / second),
      sessionHandle: 's',
      ...server.payload,
    }
    const front = { uid: 'u', ate: issuedMs + server.lifeMs, up }
    return {
      'front-token': btoa(JSON.stringify(front)),
      'anti-csrf': 'proof',
      ...(mode === 'header' ? { 'st-access-token': server.access, 'st-refresh-token': `r${server.made}` } : {}),
    }
  }
  const json = (status: number, body: object, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), { status, headers })
  const answer = (request: Request): Response => {
    const { pathname } = new URL(request.url)
    const own = server.answer?.(request)
    if (own) return own
    if (pathname === '/api/auth/signin') return json(200, { status: 'OK' }, tokens())
    if (pathname === '/api/auth/session/refresh') {
      if (server.refreshStatus !== undefined) return json(server.refreshStatus, {})
      if (server.isOver || (mode === 'header' && request.headers.get('authorization') === null)) return json(401, {})
      server.made++
      server.access = `a${server.made}`
      return json(200, {}, tokens())
    }
    const isSignedIn = mode === 'cookie' || request.headers.get('authorization') === `Bearer ${server.access}`
    return server.refuses || server.isOver || !isSignedIn ? json(401, {}) : json(200, {})
  }
  const client = createSessionClient({
    shop,
    mode,
    storage: sessionStorage(
      { getItem: (name) => memory.get(name) ?? null, setItem: (name, text) => void memory.set(name, text) },
      () => clock.ms,
    ),
    locks: undefined,
    fetch: async (input) => {
      const request = input as Request
      requests.push(request)
      return answer(request)
    },
    now: () => clock.ms,
    emit: (event) => events.push(event),
    ...more,
  })
  const paths = () => requests.map(({ url }) => new URL(url).pathname)
  return {
    ...{ client, clock, events, memory, requests, server, json, paths },
    signIn: () => client.fetch(`${shop}/api/auth/signin`, { method: 'POST' }),
    get: async () => (await client.fetch(`${shop}/api/account/sessions`)).status,
    kinds: () => events.map(({ kind }) => kind),
  }
}
