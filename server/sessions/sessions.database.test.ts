import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openSessions } from './index.ts'

const database = await testDatabase()
const replayed: string[] = []
let now = new Date('2026-06-15T12:00:00Z')
const secrets = ['s'.repeat(32)]
const opened = (more: Partial<Parameters<typeof openSessions>[0]> = {}) =>
  openSessions({
    ...{ database, secrets, lifeSeconds: 3600, publicUrl: 'https://halden.test' },
    clock: () => now,
    replayed: ({ sessionId }) => replayed.push(sessionId),
    ...more,
  })
const sessions = opened()

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'
const start = (accountId = newId(), emailVerified = false) =>
  sessions.start(database, { accountId, emailVerified, device: { userAgent } })
async function refreshed(token: string) {
  const answer = await sessions.refresh(token)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.refreshToken
}
const codeOf = async (token: string | undefined) => {
  const answer = await sessions.refresh(token)
  return answer.ok ? 'ok' : answer.problem.code
}

test('knows the account of a session by its access token alone, for an hour [D-07, C-SES-04, C-SES-O2, C-ENT-22, C-GEN-08]', async () => {
  const accountId = newId()
  const { accessToken, frontToken, sessionId } = await start(accountId, true)

  expect(await sessions.read(accessToken)).toMatchObject({
    kind: 'valid',
    session: { id: sessionId, accountId, emailVerified: true },
  })
  expect(JSON.parse(Buffer.from(frontToken, 'base64').toString())).toEqual({
    uid: accountId,
    ate: now.getTime() + 3_600_000,
    up: {
      ...{
        sub: accountId,
        rsub: accountId,
        sessionHandle: sessionId,
        tId: 'public',
        iss: 'https://halden.test/api/auth',
      },
      ...{ iat: now.getTime() / 1000, exp: now.getTime() / 1000 + 3600 },
      'st-ev': { v: true, t: now.getTime() },
    },
  })
  const before = now
  now = new Date(before.getTime() + 3_600_000)
  expect(await sessions.read(accessToken)).toEqual({ kind: 'expired' })
  expect(await opened().read(accessToken)).toEqual({ kind: 'expired' })
  now = before
})

test('writes the front token as base64, with padding, of JSON in UTF-8 [C-ENT-22]', async () => {
  for (const name of ['ø~~~', 'ø~~~~', 'ø~~~~~']) {
    const publicUrl = `https://halden.test/${name}`
    const about = { accountId: newId(), emailVerified: false, device: { userAgent } }
    const { frontToken } = await opened({ publicUrl }).start(database, about)
    const bytes = Uint8Array.from(atob(frontToken), (sign) => sign.charCodeAt(0))

    expect(frontToken.length % 4).toBe(0)
    expect(JSON.parse(new TextDecoder().decode(bytes)).up.iss).toBe(`${publicUrl}/api/auth`)
  }
})

test('treats a forged, cut or foreign access token as no token [C-SES-01]', async () => {
  const { accessToken } = await start()
  const [head, body, signature] = accessToken.split('.') as [string, string, string]
  const unsigned = Buffer.from(JSON.stringify({ ...decodeProtectedHeader(accessToken), alg: 'none' })).toString(
    'base64url',
  )
  const changed = Buffer.from(body, 'base64url').toString().replace('"tId":"public"', '"tId":"office"')
  const foreign = await opened({ publicUrl: 'https://other.test' }).start(database, {
    ...{ accountId: newId(), emailVerified: true, device: { userAgent } },
  })
  const forged = [
    ...['', 'x', 'a.b.c', `${head}.${body}`, `${head}.${body}.`, accessToken.slice(0, -4), `${accessToken}x`],
    ...[`${unsigned}.${body}.`, `${unsigned}.${body}.${signature}`],
    `${head}.${Buffer.from(changed).toString('base64url')}.${signature}`,
    foreign.accessToken,
    `${head}.${'A'.repeat(2_000_000)}.${signature}`,
  ]

  for (const token of forged) expect(await sessions.read(token)).toEqual({ kind: 'none' })
})

test('a session lasts a year from its last refresh, and no longer [D-07, C-SES-O2]', async () => {
  const { refreshToken: first, sessionId } = await start()
  const later = (days: number) =>
    database.prepared(
      'session-later-of-tests',
      'update session set expires_at = expires_at - make_interval(days => $2) where id = $1',
      [sessionId, days],
    )

  await later(364)
  const second = await refreshed(first)
  await later(364)
  const third = await refreshed(second)
  await later(365)
  expect(await codeOf(third)).toBe('session.ended')
})

test('gives tabs that refresh at the same time the same new token, and ends no session for it [C-SES-O2]', async () => {
  const { refreshToken, sessionId } = await start()
  const tokens = await Promise.all(Array.from({ length: 50 }, () => refreshed(refreshToken)))

  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).not.toBe(refreshToken)
  expect(await sessions.isLive(sessionId)).toBe(true)
})

test('keeps a shopper signed in whose answer was lost, a thousand times in a row [C-SES-O2]', async () => {
  let { refreshToken: token } = await start()
  for (let times = 0; times < 1_000; times++) {
    await refreshed(token)
    token = await refreshed(token)
  }

  expect(await codeOf(token)).toBe('ok')
})

test('ends the session when a token comes again after its successor was used [D-07, C-SES-O2]', async () => {
  const { refreshToken: first, sessionId } = await start()
  const second = await refreshed(first)
  const third = await refreshed(second)

  expect(await codeOf(first)).toBe('session.replayed')
  expect(replayed).toContain(sessionId)
  expect(await sessions.isLive(sessionId)).toBe(false)
  for (const token of [first, second, third]) expect(await codeOf(token)).toBe('session.ended')
})

test('ends no session for a token that nobody but the shop could have made [C-EAU-09]', async () => {
  const { refreshToken, sessionId } = await start()
  const [content, proof] = refreshToken.split('.') as [string, string]
  const own = opened({ secrets: ['other'.repeat(8)] })
  const other = await own.start(database, { accountId: newId(), emailVerified: false, device: { userAgent } })
  const forged = [
    ...[
      undefined,
      '',
      'x',
      content,
      `${content}.`,
      `.${proof}`,
      `${content}.${proof}x`,
      `${content}.${'A'.repeat(32)}`,
    ],
    ...[`${content.slice(0, -1)}${content.endsWith('A') ? 'B' : 'A'}.${proof}`, refreshToken.toLowerCase()],
    ...[other.refreshToken, 'A'.repeat(1_000_000)],
  ]

  for (const token of forged) expect(await codeOf(token)).toBe('session.none')
  expect(await sessions.isLive(sessionId)).toBe(true)
})

test('keeps no token that opens a session in the database', async () => {
  const { refreshToken, accessToken } = await start()
  await refreshed(refreshToken)
  const stored = JSON.stringify([
    await database.prepared('all-sessions', 'select * from session'),
    await database.prepared('all-keys', 'select * from signing_key'),
  ])

  for (const secret of [refreshToken, accessToken, ...refreshToken.split('.')]) expect(stored).not.toContain(secret)
  expect(stored).not.toContain('"d":')
})

test('ends one session, all others, or all of an account, and those of nobody else', async () => {
  const [accountId, otherId] = [newId(), newId()]
  const [one, two, three] = [await start(accountId), await start(accountId), await start(accountId)]
  const others = await start(otherId)
  const live = async () => Promise.all([one, two, three, others].map(({ sessionId }) => sessions.isLive(sessionId)))

  expect(await sessions.endOwn(otherId, one.sessionId)).toBe(false)
  expect(await sessions.endOwn(accountId, 'no id')).toBe(false)
  expect(await live()).toEqual([true, true, true, true])
  expect(await sessions.endOwn(accountId, one.sessionId)).toBe(true)
  expect(await live()).toEqual([false, true, true, true])
  await sessions.endOthers(accountId, two.sessionId)
  expect(await live()).toEqual([false, true, false, true])
  expect((await sessions.list(accountId)).map(({ id, device }) => [id, device])).toEqual([
    [two.sessionId, 'Firefox, Linux'],
  ])
  await sessions.endAll(database, accountId)
  expect(await live()).toEqual([false, false, false, true])
  expect(await codeOf(two.refreshToken)).toBe('session.ended')
})

test('tells the claims read anew, and when they were read, in the next access token, now and after a refresh [C-CLM-01]', async () => {
  const { accessToken, refreshToken } = await start()
  const read = await sessions.read(accessToken)
  if (read.kind !== 'valid') throw new Error('the token is not valid')
  expect(read.session.emailVerified).toBe(false)

  await sessions.setEmailVerified(database, read.session.accountId)
  const before = now
  now = new Date(before.getTime() + 60_000)
  const renewed = await sessions.renew(read.session, { emailVerified: true })
  expect(await sessions.read(renewed.accessToken)).toMatchObject({ session: { emailVerified: true } })
  const next = await sessions.refresh(refreshToken)
  expect(next.ok && (await sessions.read(next.value.accessToken))).toMatchObject({ session: { emailVerified: true } })
  const payload = JSON.parse(Buffer.from(renewed.frontToken, 'base64').toString()).up
  expect(payload['st-ev']).toEqual({ v: true, t: now.getTime() })
  now = before
})

test('signs with a new key after thirty days, and with a key of its own after the secret was changed', async () => {
  const { accessToken } = await start()
  const keyOf = (token: string) => decodeProtectedHeader(token).kid
  const before = now
  now = new Date(Date.now() + 31 * 24 * 3_600_000)
  const later = await start()
  now = before
  const changed = opened({ secrets: ['n'.repeat(32)] })
  const other = await changed.start(database, { accountId: newId(), emailVerified: false, device: { userAgent } })

  expect(keyOf(later.accessToken)).not.toBe(keyOf(accessToken))
  expect(keyOf(other.accessToken)).not.toBe(keyOf(accessToken))
  expect(await changed.read(accessToken)).toMatchObject({ kind: 'valid' })
})
