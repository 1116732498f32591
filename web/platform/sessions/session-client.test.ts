import { expect, test } from 'vitest'
import { openTrial, second, shop } from './session-client.fakes.ts'
import type { SessionPayload } from './stored-session.ts'

test('reports the start of a session, its refresh, a changed payload, and its end [C-SES-O7, C-SES-04, C-SES-05, C-AUT-06]', async () => {
  const { client, server, signIn, get, kinds, clock, events } = openTrial()
  await signIn()
  expect(events).toEqual([{ kind: 'UNAUTHORISED', sessionExpiredOrRevoked: false }, { kind: 'SESSION_CREATED' }])
  expect([client.userId(), (await client.payload()).sessionHandle]).toEqual(['u', 's'])

  server.access = 'a-new-one'
  clock.ms += second
  expect(await get()).toBe(200)
  clock.ms += second
  server.payload = { 'st-ev': { v: true, t: 1 } }
  await client.refresh()
  expect(kinds().slice(2)).toEqual(['REFRESH_SESSION', 'REFRESH_SESSION', 'ACCESS_TOKEN_PAYLOAD_UPDATED'])
  expect((await client.payload())['st-ev']).toEqual({ v: true, t: 1 })

  server.isOver = true
  await client.refresh()
  expect(events.slice(5)).toEqual([{ kind: 'UNAUTHORISED', sessionExpiredOrRevoked: true }])
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
    const said = await trial.client.signOut().then(
      () => 'signed out',
      (error: Error) => error.message,
    )
    expect([said, trial.kinds().includes('SIGN_OUT')]).toEqual([said, said === 'signed out'])
    return said
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
