import { expect, onTestFinished, test, vi } from 'vitest'
import { createSessionClient, type SessionClientNeeds, type SessionEvent } from './session-client.ts'
import { readFrontToken, type SessionPayload, sessionStorage } from './stored-session.ts'

const shop = 'https://shop.example'
const second = 1_000

/** A shop that accepts one session, a browser with storage and a clock, and a session client between the two. */
function openTrial(mode: 'cookie' | 'header' = 'header', more: Partial<SessionClientNeeds> = {}) {
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

test('reports the start of a session, its refresh, and a changed payload [C-SES-O7, C-SES-04, C-SES-05, C-AUT-06]', async () => {
  const { client, server, signIn, get, kinds, clock } = openTrial()
  await signIn()
  expect(kinds()).toEqual(['UNAUTHORISED', 'SESSION_CREATED'])
  expect([client.userId(), (await client.payload()).sessionHandle]).toEqual(['u', 's'])

  server.access = 'a-new-one'
  expect(await get()).toBe(200)
  clock.ms += second
  server.payload = { 'st-ev': { v: true, t: 1 } }
  await client.refresh()
  expect(kinds().slice(2)).toEqual(['REFRESH_SESSION', 'REFRESH_SESSION', 'ACCESS_TOKEN_PAYLOAD_UPDATED'])
  expect((await client.payload())['st-ev']).toEqual({ v: true, t: 1 })
})

test('refreshes an expired session before its data are read, and calls it gone where that fails [C-SES-01, C-SES-O5, C-SES-07, D-26, B-ERR-O2]', async () => {
  const { client, server, signIn, clock, kinds } = openTrial()
  await signIn()
  clock.ms += 61 * second
  expect(await client.exists()).toBe(true)
  expect(kinds().at(-1)).toBe('REFRESH_SESSION')

  server.isOver = true
  clock.ms += 61 * second
  expect(await client.exists()).toBe(false)
  await expect(client.payload()).rejects.toThrow('Could not refresh session')
  expect(() => client.userId()).toThrow('No session exists')
})

test('takes the clock of the shop into account from seven seconds on [C-SES-O4, C-SES-08, C-CST-10]', async () => {
  const near = openTrial()
  near.server.aheadMs = -6 * second
  near.server.lifeMs = 60 * second
  await near.signIn()
  near.clock.ms += 55 * second
  await near.client.exists()
  expect(near.paths().filter((path) => path.endsWith('/refresh'))).toHaveLength(2)

  const exact = openTrial()
  exact.server.aheadMs = -7 * second
  await exact.signIn()
  exact.clock.ms += 55 * second
  await exact.client.exists()
  expect(exact.paths().filter((path) => path.endsWith('/refresh'))).toHaveLength(1)

  const far = openTrial()
  far.server.aheadMs = -20 * second
  await far.signIn()
  far.clock.ms += 55 * second
  await far.client.exists()
  expect(far.paths().filter((path) => path.endsWith('/refresh'))).toHaveLength(1)

  const ahead = openTrial()
  ahead.server.aheadMs = 20 * second
  await ahead.signIn()
  ahead.clock.ms += 61 * second
  await ahead.client.exists()
  expect(ahead.paths().filter((path) => path.endsWith('/refresh'))).toHaveLength(2)
})

test('gives up after ten refreshes of one request, and says so [C-SES-06, C-SES-08, C-CST-10, D-26]', async () => {
  const { server, signIn, get, paths } = openTrial()
  await signIn()
  server.refuses = true

  await expect(get()).rejects.toThrow('after 10 refreshes')
  expect(paths().filter((path) => path === '/api/account/sessions')).toHaveLength(11)
  expect(paths().filter((path) => path.endsWith('/refresh'))).toHaveLength(11)
})

test('calls a refresh that brings no readable session a fault of the set-up, and a shop that is down no end of the session [C-SES-06, D-26]', async () => {
  const { client, server, signIn, json } = openTrial()
  await signIn()
  server.answer = ({ url }) => (url.endsWith('/refresh') ? json(200, {}, { 'front-token': 'remove' }) : undefined)
  await expect(client.refresh()).rejects.toThrow('could not be read after a refresh')

  const down = openTrial()
  await down.signIn()
  down.server.refreshStatus = 503
  await expect(down.client.refresh()).rejects.toThrow('503')
  expect(await down.client.exists()).toBe(true)
})

test('keeps tokens of header mode for a year and drops them when they are read later [C-SES-03, C-SES-O2, C-CST-10, C-STO-03]', async () => {
  const { client, signIn, get, clock, requests } = openTrial()
  await signIn()
  await get()
  expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer a1')

  clock.ms += 364 * 24 * 3600 * second
  expect(client.userId()).toBe('u')
  clock.ms += 24 * 3600 * second
  expect(() => client.userId()).toThrow('No session exists')
})

test('signs out: without a session only the event, with one by the call, and an ended session is a success [C-SES-02, C-SES-07, C-SES-O7]', async () => {
  const guest = openTrial()
  await guest.client.signOut()
  expect(guest.paths()).not.toContain('/api/auth/signout')
  expect(guest.kinds().at(-1)).toBe('SIGN_OUT')

  const ended = openTrial()
  await ended.signIn()
  ended.server.isOver = true
  await ended.client.signOut()
  expect(ended.kinds().at(-1)).toBe('SIGN_OUT')

  const answerOf = async (status: number, body: object) => {
    const trial = openTrial()
    await trial.signIn()
    trial.server.answer = ({ url }) => (url.endsWith('/signout') ? trial.json(status, body) : undefined)
    return trial.client.signOut().then(
      () => 'signed out',
      (error: Error) => error.message,
    )
  }
  expect(await answerOf(300, {})).toContain('300')
  expect(await answerOf(500, {})).toContain('500')
  expect(await answerOf(200, { status: 'GENERAL_ERROR', message: 'Not now' })).toBe('Not now')
  expect(await answerOf(200, { status: 'GENERAL_ERROR' })).toBe('No Error Message Provided')
  expect(await answerOf(200, { status: 'OK' })).toBe('signed out')
})

test('is signed out after a sign-out that the shop accepts, and stays signed in after one that it refuses [C-AUT-06]', async () => {
  const isSignedInAfter = async (status: number) => {
    const { client, server, signIn, json } = openTrial()
    await signIn()
    server.answer = ({ url }) => (url.endsWith('/signout') ? json(status, { status: 'OK' }) : undefined)
    await client.signOut().catch(() => undefined)
    return client.exists()
  }

  expect([await isSignedInAfter(200), await isSignedInAfter(500)]).toEqual([false, true])
})

test('adds its headers to requests to the shop alone [C-SES-09, C-SES-05, B-AUTH-04]', async () => {
  const headers = () => ({ 'x-current-market': 'da-dk', 'x-newsletter': 'true' })
  const { signIn, get, requests } = openTrial('cookie', { headers })
  await signIn()
  await get()
  const own = requests.at(-1)!
  expect(Object.fromEntries(own.headers)).toMatchObject({
    ...{ 'x-current-market': 'da-dk', 'x-newsletter': 'true', 'st-auth-mode': 'cookie', 'anti-csrf': 'proof' },
  })
  expect(own.credentials).toBe('include')

  const elsewhere: (RequestInfo | URL)[] = []
  const other = openTrial('cookie', {
    headers,
    fetch: async (input) => {
      elsewhere.push(input)
      return new Response('{}')
    },
  })
  await other.client.fetch('https://elsewhere.example/a')
  expect(elsewhere).toHaveLength(1)
  expect([...(elsewhere[0] as Request).headers.keys()]).toEqual([])
})

test('refreshes and signs out by the calls of the protocol, with the headers it names [C-SES-05, C-SES-O1]', async () => {
  const { client, signIn, requests } = openTrial('cookie')
  await signIn()
  await client.refresh()
  const refresh = requests.at(-1)!
  await client.signOut()
  const signOut = requests.at(-1)!

  expect([refresh, signOut].map(({ method, url }) => `${method} ${url}`)).toEqual([
    `POST ${shop}/api/auth/session/refresh`,
    `POST ${shop}/api/auth/signout`,
  ])
  const named = { rid: 'session', 'fdi-version': '4.1', 'anti-csrf': 'proof', 'st-auth-mode': 'cookie' }
  for (const { headers } of [refresh, signOut]) expect(Object.fromEntries(headers)).toMatchObject(named)
  expect([refresh.credentials, signOut.credentials]).toEqual(['include', 'include'])
})

test('reports the claims that a call lacks, and returns the answer of the call [C-CLM-O2, C-SES-06]', async () => {
  const { client, server, signIn, events, json } = openTrial()
  await signIn()
  const claims = [{ id: 'st-ev', reason: { message: 'wrong value', expectedValue: true, actualValue: false } }]
  server.answer = ({ url }) =>
    url.endsWith('/claimed') ? json(403, { message: 'invalid claim', claimValidationErrors: claims }) : undefined

  const answer = await client.fetch(`${shop}/api/claimed`)
  expect([answer.status, ((await answer.json()) as SessionPayload).claimValidationErrors]).toEqual([403, claims])
  expect(events.at(-1)).toEqual({ kind: 'API_INVALID_CLAIM', claims })
})

test('uses the tokens that another tab fetched while it waited for its turn [C-SES-O3]', async () => {
  let turn = Promise.resolve<unknown>(undefined)
  const locks = {
    request: (_name: string, _options: unknown, work: (lock: unknown) => Promise<unknown>) => {
      turn = turn.then(() => work({}))
      return turn
    },
  } as unknown as SessionClientNeeds['locks']
  const { client, signIn, paths } = openTrial('header', { locks })
  await signIn()
  const before = paths().length

  expect(await Promise.all([client.refresh(), client.refresh(), client.refresh()])).toEqual([true, true, true])
  expect(paths().slice(before)).toEqual(['/api/auth/session/refresh'])
})

test('waits for the refresh of another tab, and goes on alone where that tab is dead [C-SES-08, C-SES-O3, C-CST-10]', async () => {
  const waiting: string[] = []
  const locks = {
    request: async (name: string, _options: unknown, work: (lock: unknown) => Promise<unknown>) => {
      waiting.push(name)
      if (waiting.length === 2) throw new DOMException('The lock was not free in time.', 'TimeoutError')
      return work({})
    },
  } as unknown as SessionClientNeeds['locks']
  const patience = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => patience.mockRestore())
  const { client, signIn, memory } = openTrial('header', { locks })
  await signIn()

  expect(await client.refresh()).toBe(true)
  expect(patience.mock.calls).toEqual([[5 * second], [5 * second]])
  expect(waiting).toEqual(['session-refresh', 'session-refresh'])
  expect(memory.get('session')).toContain('"a2"')
})

test('reads a front token as base64 of JSON in UTF-8, padded or not [C-ENT-22]', () => {
  for (const name of ['~~?', 'Åse', 'İpek ~', '北京 ok', '']) {
    const front = { uid: 'u', ate: 1, up: { iat: 1, exp: 2, sessionHandle: 's', name } }
    expect(readFrontToken(Buffer.from(JSON.stringify(front)).toString('base64'))).toEqual(front)
  }
})
