import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, openBuyingShop } from '../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`truncate account, session, rate_count, mail cascade`.execute(database.sql())
  shop.jobs.length = 0
})

const password = 'Linen trousers 7'
const email = 'ane@example.com'
const fields = (values: Readonly<Record<string, string>>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
})
type Jar = Map<string, string>
interface Ask {
  /** Another shop instead of the one that the tests share. */
  readonly at?: typeof shop
  readonly jar?: Jar
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: object
}

async function send(
  method: 'GET' | 'POST',
  url: string,
  { at = shop, jar, address = '192.0.2.7', headers, payload }: Ask = {},
) {
  const answer = await at.app.inject({
    ...{ method, url, remoteAddress: address, ...(payload && { payload }) },
    headers: {
      ...{ 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb', 'user-agent': 'Firefox/128.0 Linux' },
      ...(jar && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...headers,
    },
  })
  for (const { name, value } of answer.cookies) value === '' ? jar?.delete(name) : jar?.set(name, value)
  return answer
}

const signUp = (ask: Ask) =>
  send('POST', '/api/auth/signup', {
    ...ask,
    payload: fields({ email, password, firstName: 'Ane', lastName: 'Holm' }),
  })
const signIn = (ask: Ask, typed = password) =>
  send('POST', '/api/auth/signin', { ...ask, payload: fields({ email, password: typed }) })
const personal = async (jar: Jar) => (await send('GET', '/api/account/sessions', { jar })).statusCode
const quantityFor = async (jar: Jar): Promise<number> =>
  (await send('GET', '/api/visitor/en-gb', { jar })).json().basket.quantity
const copied = (jar: Jar): Jar => new Map(jar)

async function accountOfAne(): Promise<Jar> {
  const jar: Jar = new Map()
  await signUp({ jar })
  return jar
}

/** The address in the mail for a new password. */
async function resetLink(): Promise<URL> {
  let link: URL | undefined
  while (shop.jobs.length > 0) {
    for (const { queue, data } of shop.jobs)
      if (queue === 'write-mail' && (data as never as Mail).kind === 'reset-password')
        link = new URL((data as never as Mail).data.resetUrl)
    await shop.runJobs()
  }
  return link!
}
interface Mail {
  readonly kind: string
  readonly data: { readonly resetUrl: string }
}

test('gives a new session at every sign-in, and the tokens of an ended session open nothing [C-SES-02]', async () => {
  const ane = await accountOfAne()
  const first = copied(ane)
  await send('POST', '/api/auth/signout', { jar: ane })
  // An attacker puts the old cookies back before the owner signs in.
  for (const [name, value] of first) if (name !== 'authenticated') ane.set(name, value)
  await signIn({ jar: ane })

  expect(ane.get('sAccessToken')).not.toBe(first.get('sAccessToken'))
  expect(ane.get('sRefreshToken')).not.toBe(first.get('sRefreshToken'))
  expect([await personal(first), await personal(ane)]).toEqual([401, 200])
})

test('a basket that an attacker planted in a browser is closed to the attacker once the shopper signs in [C-BSK-04]', async () => {
  await accountOfAne()
  const attacker: Jar = new Map()
  await send('POST', '/api/order/en-gb/basket/line', { jar: attacker, payload: { sku: dress, quantity: 2 } })
  const victim = copied(attacker)
  await signIn({ jar: victim })

  expect([await quantityFor(victim), await quantityFor(attacker)]).toEqual([2, 0])
})

test('a new password ends ten thousand sessions at once, also that of the browser that set it, and every browser signs in again [C-AUT-O3]', async () => {
  const ane = await accountOfAne()
  const before = copied(ane)
  await sql`insert into session (id, account_id, current_hash, email_verified, device, expires_at)
    select gen_random_uuid(), account.id, sha256(n::text::bytea), false, 'Firefox, Linux', now() + interval '1 year'
    from account, generate_series(1, 10000) n`.execute(database.sql())
  await send('POST', '/api/auth/user/password/reset/token', { payload: fields({ email }) })
  const token = (await resetLink()).searchParams.get('token')
  const payload = { method: 'token', token, ...fields({ password: 'Wool trousers 8' }) }
  await send('POST', '/api/auth/user/password/reset', { jar: ane, payload })

  expect(await personal(before)).toBe(401)
  const left = await sql`select id from session where ended_at is null`.execute(database.sql())
  expect(left.rows).toEqual([])
  await signIn({ jar: before }, 'Wool trousers 8')
  expect(await personal(before)).toBe(200)
})

test('counts the guesses of a network, whatever address its requests claim to come from [C-AUT-O4]', async () => {
  await accountOfAne()
  const claims = (at: number) => ({
    'x-forwarded-for': `203.0.113.${at}`,
    forwarded: `for=203.0.113.${at}`,
    'true-client-ip': `203.0.113.${at}`,
    'x-real-ip': `203.0.113.${at}`,
    'cf-connecting-ip': `203.0.113.${at}`,
  })
  const statuses: string[] = []
  for (let at = 1; at <= 11; at++)
    statuses.push((await signIn({ headers: claims(at), address: '198.51.100.9' }, `guess number ${at}`)).json().status)

  expect(statuses).toEqual([...Array(10).fill('WRONG_CREDENTIALS_ERROR'), 'GENERAL_ERROR'])
})

test('a network may try again a quarter of an hour after the ten wrong passwords, and not sooner [C-AUT-O4]', async () => {
  await accountOfAne()
  const ask = { address: '198.51.100.9' }
  const statusAfter = async (seconds: number) => {
    await sql`update rate_count set window_start = window_start - make_interval(secs => ${seconds})`.execute(
      database.sql(),
    )
    return (await signIn(ask)).json().status
  }
  for (let tried = 0; tried < 10; tried++) await signIn(ask, `guess number ${tried}`)

  expect(await statusAfter(0)).toBe('GENERAL_ERROR')
  expect(await statusAfter(840)).toBe('GENERAL_ERROR')
  expect(await statusAfter(61)).toBe('OK')
})

test('allows ten password tries from many networks, then one every half minute; the owner still signs in with a known browser, with a new one at its turn, or by a new password [C-AUT-O4]', async () => {
  const known = await accountOfAne()
  await send('POST', '/api/auth/signout', { jar: known })
  const guessFrom = (last: number) => signIn({ address: `198.51.100.${last}` }, `guess number ${last}`)
  const statusOf = async (answer: ReturnType<typeof signIn>): Promise<string> => (await answer).json().status
  const later = (seconds: number) =>
    sql`update rate_count set window_start = window_start - make_interval(secs => ${seconds})`.execute(database.sql())
  const statuses: string[] = []
  for (let last = 1; last <= 16; last++) statuses.push(await statusOf(guessFrom(last)))

  const tried = Array(11).fill('WRONG_CREDENTIALS_ERROR')
  expect(statuses).toEqual([...tried, ...Array(5).fill('GENERAL_ERROR')])
  expect(await statusOf(signIn({ jar: known }))).toBe('OK')
  await later(5)
  // Refused attempts do not extend the waiting time and do not count as attempts of the network.
  for (let asked = 0; asked < 12; asked++)
    expect(await statusOf(signIn({ address: '203.0.113.1' }))).toBe('GENERAL_ERROR')
  await later(26)
  expect(await statusOf(signIn({ address: '203.0.113.1' }))).toBe('OK')
  expect(await statusOf(guessFrom(17))).toBe('WRONG_CREDENTIALS_ERROR')

  await send('POST', '/api/auth/user/password/reset/token', { payload: fields({ email }) })
  const link = { method: 'token', token: (await resetLink()).searchParams.get('token') }
  const owner: Jar = new Map()
  await send('POST', '/api/auth/user/password/reset', {
    jar: owner,
    payload: { ...link, ...fields({ password: 'Wool 8 walks' }) },
  })
  expect(await statusOf(signIn({ jar: owner }, 'Wool 8 walks'))).toBe('OK')
})

test('the link for a new password leads to this shop, whatever host the request claims [C-AUT-O3]', async () => {
  await accountOfAne()
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  await send('POST', '/api/auth/user/password/reset/token', { headers, payload: fields({ email }) })

  expect((await resetLink()).origin).toBe('http://localhost:3000')
})

test('the page that a password link opens passes its token to no other site and to no cache [C-AUT-O3]', async () => {
  await accountOfAne()
  await send('POST', '/api/auth/user/password/reset/token', { payload: fields({ email }) })
  const { pathname, search } = await resetLink()
  const { headers, statusCode } = await send('GET', `${pathname}${search}`)

  expect(statusCode).toBe(200)
  expect(headers['referrer-policy']).toMatch(/^(?:no-referrer|same-origin|strict-origin.*)$/)
  expect(headers['cache-control']).toContain('no-store')
})

test('raises an alarm when many passwords are wrong, however many are right, then refuses unknown browsers and still accepts known ones', async () => {
  // A separate shop, because it stays in the alarm state, which must not affect other tests.
  const at = await openBuyingShop(database)
  onTestFinished(() => at.close())
  const owner: Jar = new Map()
  await signUp({ at, jar: owner })
  await send('POST', '/api/auth/signout', { at, jar: owner })
  const wrongSoFar = async (count: number) => {
    await sql`truncate rate_count`.execute(database.sql())
    await sql`insert into rate_count (what, who, window_start, count)
      values ('sign-in-by-all', 'all', now() - interval '2 minutes', ${count})`.execute(database.sql())
    await signIn({ at, address: '198.51.100.1' }, 'wrong one')
  }

  await wrongSoFar(249)
  expect(at.alerts).toContain('sign-in.many-wrong')
  expect((await signIn({ at, address: '198.51.100.2' })).json().status).toBe('OK')

  await wrongSoFar(499)
  for (const last of [6, 7]) expect((await signIn({ at, address: `198.51.100.${last}` })).json().status).toBe('OK')

  await wrongSoFar(500)
  const refusals = [3, 4].map((last) => signIn({ at, address: `198.51.100.${last}` }))
  for (const refusal of await Promise.all(refusals)) expect(refusal.json().status).toBe('GENERAL_ERROR')
  expect((await signIn({ at, address: '198.51.100.5' })).json().status).toBe('GENERAL_ERROR')
  expect((await signIn({ at, jar: owner })).json().status).toBe('OK')
})
