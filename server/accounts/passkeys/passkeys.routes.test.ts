import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import type { Wrong } from './authenticator.fakes.ts'
import { browser, openPasskeyShop, publicUrl } from './passkeys.fakes.ts'

const shop = await openPasskeyShop(await testDatabase())
const { database } = shop
beforeEach(shop.reset)

/** A browser whose account has a passkey, but which is signed out again. */
async function withPasskey(email = 'ane@example.com') {
  const ane = browser(shop)
  await ane.join(email)
  expect((await ane.add(ane.device.create(await ane.creation()))).status).toBe(200)
  await ane.signOut()
  return ane
}
const isSignedIn = async (who: ReturnType<typeof browser>) =>
  (await who.call('GET', '/account/sessions')).status === 200

test('adds passkeys to an account, names them after their device or as the shopper says, and signs in by each [C-PKY-O1]', async () => {
  const ane = browser(shop)
  await ane.join('ane@example.com')
  const options = await ane.creation()
  expect(options).toMatchObject({
    rp: { id: 'halden.test', name: 'Halden' },
    user: { name: 'ane@example.com', displayName: 'Ane Holm' },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect((await ane.add(ane.device.create(options))).body).toMatchObject({ name: 'Firefox, Linux', usedAt: null })
  const second = await ane.creation()
  expect(second).toMatchObject({
    excludeCredentials: [{ id: ane.device.held[0]!.id, transports: ['internal', 'hybrid'] }],
  })
  expect((await ane.add(ane.device.create(second), '  My  key ')).body).toMatchObject({ name: 'My key' })

  for (const key of ane.device.held) {
    await ane.signOut()
    expect(await isSignedIn(ane)).toBe(false)
    expect(await ane.signIn(ane.device.use(await ane.request(), {}, key))).toMatchObject({
      status: 200,
      body: { status: 'OK' },
    })
    expect(await isSignedIn(ane)).toBe(true)
  }
  expect((await ane.list()).passkeys).toMatchObject([{ usedAt: expect.any(String) }, { usedAt: expect.any(String) }])
})

test('lists the credential ids of an account in the user that a sign-in returns, oldest first [C-EAU-01]', async () => {
  const ane = await withPasskey()
  await ane.signIn(ane.device.use(await ane.request()))
  await ane.add(ane.device.create(await ane.creation()))
  await ane.signOut()

  expect((await ane.signInByPassword('ane@example.com')).body).toMatchObject({
    status: 'OK',
    user: { webauthn: { credentialIds: ane.device.held.map(({ id }) => id) } },
  })
})

const another = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const wrongs: readonly (readonly [string, Wrong])[] = [
  ['of another site', { origin: 'https://halden.test.evil.example' }],
  ['of the same host on another port', { origin: `${publicUrl}:8443` }],
  ['without https', { origin: 'http://halden.test' }],
  ['bound to another host', { rpId: 'evil.example' }],
  ['to a challenge of somebody else', { challenge: 'x'.repeat(72) }],
  ['of a device that did not verify its person', { unverified: true }],
]

test.each(wrongs)('refuses a passkey %s, when it is made and when it is used [C-PKY-O2]', async (_, wrong) => {
  const ane = await withPasskey()
  const refused = await ane.signIn(ane.device.use(await ane.request(), wrong))

  expect(refused).toMatchObject({ status: 400, body: { code: 'passkey.wrong' }, cookies: [] })
  expect(await isSignedIn(ane)).toBe(false)

  await ane.signIn(ane.device.use(await ane.request()))
  expect((await ane.add(ane.device.create(await ane.creation(), wrong))).body.code).toBe('passkey.wrong')
  expect((await ane.list()).passkeys).toHaveLength(1)
})

test('refuses a signature by another key, for another account, or with an unknown id [C-PKY-O2]', async () => {
  const ane = await withPasskey()
  const ben = await withPasskey('ben@example.com')
  const codeOf = async (wrong: Wrong, which = ane.device.held[0]!) =>
    (await ane.signIn(ane.device.use(await ane.request(), wrong, which))).body.code

  expect(await codeOf({ signedBy: another })).toBe('passkey.wrong')
  expect(await codeOf({ userHandle: ben.device.held[0]!.userHandle })).toBe('passkey.wrong')
  expect(await codeOf({}, { ...ane.device.held[0]!, id: ben.device.held[0]!.id })).toBe('passkey.wrong')
  expect(await codeOf({}, { ...ane.device.held[0]!, id: 'bm9ib2R5' })).toBe('passkey.not-known')
  expect(await isSignedIn(ane)).toBe(false)
})

test('accepts each answer once, within ten minutes, and only for the purpose of its challenge [C-PKY-O2]', async () => {
  const ane = await withPasskey()
  const answer = ane.device.use(await ane.request())
  expect((await ane.signIn(answer)).status).toBe(200)
  const created = ane.device.create(await ane.creation())
  const forAdding = (await ane.creation()).challenge
  expect((await ane.add(created)).status).toBe(200)
  expect((await ane.add(created)).body.code).toBe('passkey.used')
  const [inTime, late] = [await ane.creation(), await ane.creation()]
  shop.clock.now = new Date(Date.now() + 9 * 60_000)
  expect((await ane.add(ane.device.create(inTime))).status).toBe(200)
  shop.clock.now = new Date(Date.now() + 11 * 60_000)
  expect((await ane.add(ane.device.create(late))).body.code).toBe('passkey.expired')
  shop.clock.now = new Date()
  await ane.signOut()

  expect((await ane.signIn(answer)).body.code).toBe('passkey.used')
  const [first] = ane.device.held
  const mixed = ane.device.use(await ane.request(), { challenge: forAdding }, first)
  expect((await ane.signIn(mixed)).body.code).toBe('passkey.wrong')
  expect(await isSignedIn(ane)).toBe(false)
})

test('signs in one of twenty requests that send the same answer at once [C-PKY-O2]', async () => {
  const ane = await withPasskey()
  const answer = ane.device.use(await ane.request())
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser(shop).signIn(answer)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('refuses a passkey whose counter went back, and says that it may have been copied [C-PKY-O2]', async () => {
  const ane = await withPasskey()
  expect((await ane.signIn(ane.device.use(await ane.request(), { counter: 9 }))).status).toBe(200)
  await ane.signOut()

  for (const counter of [9, 8, 0])
    expect((await ane.signIn(ane.device.use(await ane.request(), { counter }))).body.code).toBe('passkey.copied')
  expect(shop.copied).toHaveLength(3)
  expect((await ane.signIn(ane.device.use(await ane.request(), { counter: 10 }))).status).toBe(200)
})

test('accepts passkeys of devices that do not count their uses [C-PKY-O1]', async () => {
  const ane = browser(shop)
  await ane.join('ane@example.com')
  await ane.add(ane.device.create(await ane.creation(), { counter: 0 }))
  for (const _ of [1, 2]) {
    await ane.signOut()
    expect((await ane.signIn(ane.device.use(await ane.request(), { counter: 0 }))).status).toBe(200)
  }
})

test('shows, renames and removes only passkeys of the own account [C-PKY-O3]', async () => {
  const ane = await withPasskey()
  const ben = await withPasskey('ben@example.com')
  await ane.signIn(ane.device.use(await ane.request()))
  await ben.signIn(ben.device.use(await ben.request()))
  const [own] = (await ane.list()).passkeys
  const path = `/account/passkeys/${own!.id}`

  expect((await ben.call('PUT', path, { name: 'Mine' })).body.code).toBe('passkey.missing')
  expect((await ben.call('DELETE', path)).body.code).toBe('passkey.missing')
  expect((await ane.list()).passkeys).toEqual([own])
  for (const [name, code] of [
    [' \u200e ', 'passkey.name-required'],
    ['x'.repeat(61), 'passkey.name-too-long'],
  ])
    expect((await ane.call('PUT', path, { name })).body.code).toBe(code)
  expect((await ane.call('PUT', path, { name: 'Phone' })).status).toBe(200)
  expect((await ane.list()).passkeys).toMatchObject([{ name: 'Phone' }])
  expect((await ane.call('DELETE', path)).status).toBe(200)
  expect((await ane.list()).passkeys).toEqual([])
  await ane.signOut()
  expect((await ane.signIn(ane.device.use(await ane.request()))).body.code).toBe('passkey.not-known')
})

test('refuses the passkey of another to an account, and a passkey that is known already [C-PKY-O2]', async () => {
  const ane = await withPasskey()
  const ben = browser(shop)
  await ben.join('ben@example.com')
  await ane.signIn(ane.device.use(await ane.request()))
  const options = await ane.creation()

  expect((await ben.add(ben.device.create(options))).body.code).toBe('passkey.wrong')
  const [known] = ane.device.held
  await sql`update passkey set credential_id = ${'bmV3'} where credential_id = ${known!.id}`.execute(database.sql())
  const made = ane.device.create(await ane.creation())
  await sql`update passkey set credential_id = ${made.id}`.execute(database.sql())
  expect((await ane.add(made)).body.code).toBe('passkey.taken')
})

test('notifies the owner of each passkey that is added or removed, and of no refused change [C-PKY-O5]', async () => {
  const ane = await withPasskey()
  await ane.signIn(ane.device.use(await ane.request()))
  const [passkey] = (await ane.list()).passkeys
  await ane.add(ane.device.create(await ane.creation(), { unverified: true }))
  await ane.call('DELETE', `/account/passkeys/${passkey!.id}`)
  await ane.call('DELETE', `/account/passkeys/${passkey!.id}`)

  const told = { kind: 'sign-in-changed', email: 'ane@example.com', market: 'en-gb', name: 'Firefox, Linux' }
  expect(shop.told.filter(({ kind }) => kind === 'sign-in-changed')).toEqual([
    { ...told, change: 'passkey-added', at: expect.any(String) },
    { ...told, change: 'passkey-removed', at: expect.any(String) },
  ])
})

test('keeps the last way to sign in to an account, also when two are removed at once [C-PKY-O3]', async () => {
  const ane = await withPasskey()
  await ane.signIn(ane.device.use(await ane.request()))
  await ane.add(ane.device.create(await ane.creation()))
  await sql`update account set password = null`.execute(database.sql())
  const { passkeys } = await ane.list()
  const removed = await Promise.all(passkeys.map(({ id }) => ane.call('DELETE', `/account/passkeys/${id}`)))

  expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await ane.list()).passkeys).toHaveLength(1)
})

test('offers no passkey in a browser whose account was deleted a moment ago', async () => {
  const ane = browser(shop)
  await ane.join('ane@example.com')
  await sql`delete from account`.execute(database.sql())

  expect(await ane.list()).toEqual({ passkeys: [], canAdd: false })
})

test('adds a passkey only soon after a sign-in, only to an account with a confirmed address that is not staff, and at most twenty [C-PKY-O3]', async () => {
  const ane = await withPasskey()
  await ane.signIn(ane.device.use(await ane.request()))
  const codeOf = async () => (await ane.call('POST', '/account/passkeys/options')).body.code
  const ready = ane.device.create(await ane.creation())
  expect(await ane.list()).toMatchObject({ canAdd: true })

  shop.clock.now = new Date(Date.now() + 50 * 60_000)
  const later = await ane.creation()
  expect(later.challenge).toEqual(expect.any(String))
  await sql`update session set started_at = started_at - interval '61 minutes'`.execute(database.sql())
  shop.clock.now = new Date()
  expect(await codeOf()).toBe('passkey.sign-in-again')
  expect((await ane.add(ready)).body.code).toBe('passkey.sign-in-again')
  expect(await ane.list()).toMatchObject({ canAdd: false })
  await sql`update session set started_at = now()`.execute(database.sql())
  await sql`update account set email_verified_at = null`.execute(database.sql())
  expect(await codeOf()).toBe('passkey.verify-email-first')
  await sql`update account set email_verified_at = now(), email = 'ane@staff.test'`.execute(database.sql())
  expect(await codeOf()).toBe('passkey.staff')
  await sql`update account set email = 'ane@example.com'`.execute(database.sql())
  await sql`insert into passkey (id, account_id, credential_id, public_key, counter, transports, name, backed_up)
    select gen_random_uuid(), id, 'key' || n, '', 0, '{}', 'Key', false from account, generate_series(1, 19) n`.execute(
    database.sql(),
  )
  expect(await codeOf()).toBe('passkey.too-many')
})

test('offers passkeys only where the market wants them, and nobody signs in twice or during maintenance [C-PKY-O4]', async () => {
  const ane = await withPasskey()
  const asked = ane.device.use(await ane.request())
  shop.on.add('loginMaintenanceMode')
  expect((await ane.signIn(asked)).body.code).toBe('passkey.maintenance')
  shop.on.clear()
  shop.off.add('passkeys')
  expect((await ane.call('POST', '/auth/passkey/options')).body.code).toBe('passkey.off')
  expect((await ane.signIn(asked)).body.code).toBe('passkey.off')
  shop.off.clear()
  expect((await ane.signIn(asked)).status).toBe(200)
  expect((await ane.signIn(asked)).body.code).toBe('passkey.signed-in')
  const made = ane.device.create(await ane.creation())
  shop.off.add('passkeys')
  expect((await ane.call('POST', '/account/passkeys/options')).body.code).toBe('passkey.off')
  expect((await ane.add(made)).body.code).toBe('passkey.off')
  expect((await ane.call('GET', '/account/passkeys')).body.code).toBe('passkey.off')
})

test('refuses a network for a quarter of an hour after thirty wrong passkeys, even with a right one, and no other network [C-PKY-O2]', async () => {
  const ane = await withPasskey()
  const unknown = { ...ane.device.held[0]!, id: 'bm9ib2R5' }
  for (let index = 0; index < 30; index += 1)
    expect((await ane.signIn(ane.device.use(await ane.request(), {}, unknown))).body.code).toBe('passkey.not-known')

  expect((await ane.signIn(ane.device.use(await ane.request()))).body).toMatchObject({ code: 'passkey.too-often' })
  const elsewhere = browser(shop, '198.51.100.9')
  expect((await elsewhere.signIn(ane.device.use(await elsewhere.request()))).status).toBe(200)
  const letPass = (minutes: number) =>
    sql`update rate_count set window_start = window_start - make_interval(mins => ${minutes})`.execute(database.sql())
  await letPass(14)
  expect((await ane.signIn(ane.device.use(await ane.request()))).body.code).toBe('passkey.too-often')
  await letPass(2)
  expect((await ane.signIn(ane.device.use(await ane.request()))).status).toBe(200)
})

test('refuses a body that is huge, cut or of another form [C-PKY-O2]', async () => {
  const ane = await withPasskey()
  const good = ane.device.use(await ane.request())
  const { response } = good
  const bodies: readonly object[] = [
    {},
    { credential: null },
    { credential: { ...good, id: 'x'.repeat(1_401) } },
    { credential: { ...good, type: 'password' } },
    { credential: { ...good, response: { ...response, signature: '' } } },
    { credential: { ...good, response: { ...response, authenticatorData: response.authenticatorData.slice(0, 20) } } },
    { credential: { ...good, response: { ...response, clientDataJSON: 'bm90IGpzb24' } } },
    { credential: { ...good, response: { ...response, clientDataJSON: 'x'.repeat(4_001) } } },
    { credential: { ...good, rawId: 'bm9ib2R5' } },
  ]
  for (const body of bodies) expect((await ane.call('POST', '/auth/passkey/signin', body)).status).toBe(400)
  expect(await isSignedIn(ane)).toBe(false)
  expect((await ane.signIn(good)).status).toBe(200)
})
