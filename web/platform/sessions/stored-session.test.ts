import { expect, test } from 'vitest'
import { openTrial, second } from './session-client.fakes.ts'
import { readFrontToken, sessionStorage } from './stored-session.ts'

test('keeps tokens of header mode for a year and drops them when they are read later [C-SES-03, C-SES-08, C-SES-O2, C-CST-10, C-STO-03]', async () => {
  const { client, signIn, get, clock, memory, requests } = openTrial()
  await signIn()
  await get()
  expect(requests.at(-1)?.headers.get('authorization')).toBe('Bearer a1')

  clock.ms += 364 * 24 * 3600 * second
  expect(client.userId()).toBe('u')
  expect(memory.get('session')).toContain('"a1"')
  clock.ms += 24 * 3600 * second
  expect(() => client.userId()).toThrow('No session exists')
  expect(memory.get('session')).toBe('{"kind":"none"}')
})

test('opens the session that the browser stored in an earlier visit, and starts afresh from an entry it cannot read [C-SES-03]', async () => {
  const before = openTrial()
  await before.signIn()
  const stored = before.memory.get('session')!
  const later = (entry: string) => {
    const local = { getItem: (name: string) => (name === 'session' ? entry : null), setItem: () => {} }
    const trial = openTrial('header', { storage: sessionStorage(local, () => before.clock.ms) })
    return trial
  }

  const again = later(stored)
  expect([again.client.userId(), await again.get()]).toEqual(['u', 200])
  expect(again.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a1'])
  expect(await later('{"kind":"signed-in"').client.exists()).toBe(false)
})

test('stores no token in cookie mode, where no script may read one [C-SES-03, D-07]', async () => {
  const { signIn, server, memory, json } = openTrial('cookie')
  const front = btoa(JSON.stringify({ uid: 'u', ate: 1, up: { iat: 1 } }))
  const headers = { 'front-token': front, 'st-access-token': 'a1', 'st-refresh-token': 'r1' }
  server.answer = ({ url }) => (url.endsWith('/signin') ? json(200, {}, headers) : undefined)
  await signIn()

  expect(JSON.parse(memory.get('session')!)).toMatchObject({ kind: 'signed-in', front: { uid: 'u' } })
  expect(memory.get('session')).not.toMatch(/"a1"|"r1"/)
})

test('reads a front token as base64 of JSON in UTF-8, padded or not [C-ENT-22]', () => {
  for (const name of ['~~?', 'Åse', 'İpek ~', '北京 ok', '']) {
    const front = { uid: 'u', ate: 1, up: { iat: 1, exp: 2, sessionHandle: 's', name } }
    expect(readFrontToken(Buffer.from(JSON.stringify(front)).toString('base64'))).toEqual(front)
  }
})
