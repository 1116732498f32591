import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
const began = shop.clock.now
beforeEach(async () => {
  shop.clock.now = began
  await sql`truncate session`.execute(database.sql())
})

const ours = { 'sec-fetch-site': 'same-origin' }
const page = '/en-gb/checkout'
const refreshPage = (to: string) => `/api/auth/session/refresh/page?${new URLSearchParams({ to })}`
const start = () =>
  shop.sessions.start(database, { accountId: newId(), emailVerified: false, device: { userAgent: 'Firefox/128.0' } })
type Tokens = Awaited<ReturnType<typeof start>>
const cookiesOf = ({ accessToken, refreshToken }: Pick<Tokens, 'accessToken' | 'refreshToken'>) =>
  `sAccessToken=${accessToken}; sRefreshToken=${refreshToken}; authenticated=1`
const passTwoHours = () => {
  shop.clock.now = new Date(began.getTime() + 7_200_000)
}
const get = (url: string, headers: Readonly<Record<string, string>>) =>
  shop.app.inject({ url, headers: { ...ours, ...headers } })
const post = (url: string, headers: Readonly<Record<string, string>>) =>
  shop.app.inject({ method: 'POST', url, headers: { ...ours, ...headers } })
type Answer = Awaited<ReturnType<typeof get>>
const cookieNames = ({ cookies }: Answer) => cookies.map(({ name }) => name).sort()
const cleared = ['authenticated', 'sAccessToken', 'sRefreshToken']

test('refreshes an expired session before a page of the shopper alone, and leads back to it [C-SES-01]', async () => {
  const tokens = await start()
  passTwoHours()
  const sent = await get(page, { cookie: cookiesOf(tokens) })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, refreshPage(page)])
  const back = await get(String(sent.headers.location), { cookie: cookiesOf(tokens) })
  expect([back.statusCode, back.headers.location]).toEqual([303, page])
  const given = Object.fromEntries(back.cookies.map(({ name, value }) => [name, value]))

  const next = { accessToken: given.sAccessToken!, refreshToken: given.sRefreshToken! }
  expect((await get('/api/account/sessions', { cookie: cookiesOf(next) })).statusCode).toBe(200)
})

/** The cookie that tells scripts of a session, as an answer sets it. */
const flagOf = ({ cookies }: Answer) => cookies.find(({ name }) => name === 'authenticated')
const flagForVisit = { name: 'authenticated', value: '1', path: '/', sameSite: 'Lax' }

test('sets the signed-in mark for one visit, and sets it again when a browser comes back with its tokens; an expired token gets 401 [C-STO-02, C-STO-O1, B-STO-11, B-API-O2]', async () => {
  const tokens = await start()
  const kept = cookiesOf(tokens).replace('; authenticated=1', '')
  const visitor = '/api/visitor/en-gb'

  expect(flagOf(await get(visitor, { cookie: kept }))).toEqual(flagForVisit)
  expect(flagOf(await get(visitor, { cookie: cookiesOf(tokens) }))).toBeUndefined()
  expect(flagOf(await get(visitor, { authorization: `Bearer ${tokens.accessToken}` }))).toBeUndefined()
  expect(flagOf(await get(visitor, {}))).toBeUndefined()

  passTwoHours()
  const late = await get(visitor, { cookie: kept })
  expect([late.statusCode, flagOf(late)]).toEqual([401, flagForVisit])
  expect(flagOf(await post('/api/auth/session/refresh', { cookie: kept }))).toEqual(flagForVisit)
  expect((await get(page, { cookie: kept })).headers.location).toBe(refreshPage(page))
})

test('says nothing of a session that was ended elsewhere [C-STO-O1, B-STO-11]', async () => {
  const tokens = await start()
  await shop.sessions.end(tokens.sessionId)
  const answer = await get('/api/visitor/en-gb', { cookie: `sAccessToken=${tokens.accessToken}` })

  expect([answer.json().signedIn, flagOf(answer)]).toEqual([false, undefined])
})

test('never redirects in circles: a browser that cannot be refreshed loses its cookies and sees the page signed out [C-SES-01, B-ERR-O2]', async () => {
  const { accessToken, sessionId, refreshToken } = await start()
  passTwoHours()
  await shop.sessions.end(sessionId)
  for (const cookie of [
    'authenticated=1',
    `authenticated=1; sAccessToken=${accessToken}`,
    cookiesOf({ accessToken, refreshToken }),
    cookiesOf({ accessToken, refreshToken: 'forged' }),
  ]) {
    const back = await get(refreshPage(page), { cookie })
    expect([back.statusCode, cookieNames(back)]).toEqual([303, [...cleared, 'not-refreshed'].sort()])
    const kept = back.cookies.filter(({ value }) => value !== '')
    expect(kept).toMatchObject([{ name: 'not-refreshed', httpOnly: true, sameSite: 'Lax' }])
  }
})

/** A browser with cookies set by another host of the same domain: they are sent before ours, and we cannot delete them. */
function plantedIn(planted: string) {
  const jar = new Map<string, string>()
  const cookie = () => [planted, ...[...jar].map(([name, value]) => `${name}=${value}`)].join('; ')
  const keep = (answer: Answer) => {
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  return {
    jar,
    get: async (url: string) => keep(await get(url, { cookie: cookie() })),
    post: async (url: string) => keep(await post(url, { cookie: cookie() })),
    /** Opens a page and follows all redirects; returns their number and the last status. */
    async open(url: string) {
      for (let steps = 0, at = url; steps < 10; steps++) {
        const answer = keep(await get(at, { cookie: cookie() }))
        if (answer.statusCode !== 303) return { steps, status: answer.statusCode }
        at = String(answer.headers.location)
      }
      return { steps: 'endless' }
    },
  }
}

test('a planted token that has expired never redirects in circles, and leads to a refresh once at most [C-SES-01]', async () => {
  const { accessToken } = await start()
  passTwoHours()
  for (const [planted, refreshes] of [
    [`sAccessToken=${accessToken}`, 2],
    [`sAccessToken=${accessToken}; authenticated=1`, 2],
    ['authenticated=1', 2],
  ] as const) {
    const guest = plantedIn(planted)
    expect([planted, await guest.open('/en-gb/basket')]).toEqual([planted, { steps: refreshes, status: 200 }])
    for (const again of ['/en-gb/basket', '/en-gb/login'])
      expect([planted, await guest.open(again)]).toEqual([planted, { steps: 0, status: 200 }])
    expect((await guest.get('/api/visitor/en-gb')).json()).toMatchObject({ signedIn: false })
  }
})

test('a signed-in shopper stays signed in beside a planted token that has expired [C-SES-01]', async () => {
  const old = await start()
  passTwoHours()
  const { accessToken, refreshToken } = await start()
  const shopper = plantedIn(`sAccessToken=${old.accessToken}`)
  for (const [name, value] of Object.entries({
    sAccessToken: accessToken,
    sRefreshToken: refreshToken,
    authenticated: '1',
  }))
    shopper.jar.set(name, value)

  expect((await shopper.get('/api/account/sessions')).statusCode).toBe(200)
  expect((await shopper.get(page)).headers.location).not.toContain('/session/refresh')
  shop.clock.now = new Date(shop.clock.now.getTime() + 7_200_000)
  expect((await shopper.get('/api/account/sessions')).statusCode).toBe(401)
  expect((await shopper.post('/api/auth/session/refresh')).statusCode).toBe(200)
  expect((await shopper.get('/api/account/sessions')).statusCode).toBe(200)
})

test('refreshes a shopper who signs in after a planted token was refused [C-SES-01]', async () => {
  const old = await start()
  passTwoHours()
  const shopper = plantedIn(`sAccessToken=${old.accessToken}`)
  await shopper.open('/en-gb/basket')
  const { accessToken, refreshToken } = await start()
  for (const [name, value] of Object.entries({ sAccessToken: accessToken, sRefreshToken: refreshToken }))
    shopper.jar.set(name, value)
  shop.clock.now = new Date(shop.clock.now.getTime() + 7_200_000)

  expect(await shopper.open('/en-gb/basket')).toEqual({ steps: 2, status: 200 })
  expect((await shopper.get('/api/account/sessions')).statusCode).toBe(200)
})

test('treats a browser that sends more tokens than normal as not signed in [C-SES-01]', async () => {
  const { accessToken } = await start()
  const many = plantedIn(`authenticated=1; ${Array(9).fill(`sAccessToken=${accessToken}`).join('; ')}`)

  expect(await many.open('/en-gb/basket')).toEqual({ steps: 2, status: 200 })
  expect(await many.open('/en-gb/basket')).toEqual({ steps: 0, status: 200 })
})

test('sends a client with its token in a header to no refresh, from where it would come back unchanged [C-SES-01]', async () => {
  const { accessToken } = await start()
  passTwoHours()
  const sent = await get(`${page}?type=json`, { authorization: `Bearer ${accessToken}`, 'st-auth-mode': 'header' })

  expect(String(sent.headers.location)).not.toContain('/session/refresh')
})

test('gives a browser its new tokens in cookies, whatever headers a request to the refreshing page has [C-SES-01]', async () => {
  const tokens = await start()
  const back = await get(refreshPage(page), {
    ...{ cookie: cookiesOf(tokens), 'st-auth-mode': 'header', authorization: 'Bearer forged' },
  })

  expect(cookieNames(back)).toEqual(cleared)
  expect(back.cookies.every(({ value }) => value !== '')).toBe(true)
  expect(back.headers['st-access-token']).toBeUndefined()
})

test('leads back to paths of the shop alone, for pages and for forms [C-SES-01]', async () => {
  const { refreshToken } = await start()
  const cookie = `sRefreshToken=${refreshToken}`
  const bad = [
    ...['//evil.test', '/\\evil.test', 'https://evil.test/', '/\t/evil.test', '/%0d%0a\r\nx: y', 'evil', ''],
    ...['/..//evil.test', '/x/..//evil.test', 'javascript:alert(1)', '\\\\evil.test', '/ /evil.test'],
  ]
  for (const to of bad)
    for (const answer of [await get(refreshPage(to), { cookie }), await post(refreshPage(to), { cookie })])
      expect([to, answer.statusCode, answer.headers.location, answer.cookies]).toEqual([to, 400, undefined, []])

  const form = await post(refreshPage('/en-gb/basket?a=1'), { cookie })
  expect([form.statusCode, form.headers.location]).toEqual([307, '/en-gb/basket?a=1'])
})

test('tells a guest once that there is no session, and clears nothing [C-EAU-09]', async () => {
  const answer = await post('/api/auth/session/refresh', {})

  expect([answer.statusCode, answer.cookies, answer.headers['front-token']]).toEqual([401, [], undefined])
})

test('signs both out when a refresh token comes again after its successor was used [D-07, C-SES-O2, C-EAU-09]', async () => {
  const first = await start()
  const refresh = async (token: string) => post('/api/auth/session/refresh', { cookie: `sRefreshToken=${token}` })
  const tokenIn = (answer: Answer) => answer.cookies.find(({ name }) => name === 'sRefreshToken')!.value
  const second = tokenIn(await refresh(first.refreshToken))
  const third = tokenIn(await refresh(second))
  const replay = await refresh(first.refreshToken)

  expect([replay.statusCode, cookieNames(replay), replay.headers['front-token']]).toEqual([401, cleared, 'remove'])
  expect(shop.alerts).toContain(`session.replayed ${first.sessionId}`)
  expect((await refresh(third)).statusCode).toBe(401)
  expect((await get('/api/account/sessions', { cookie: cookiesOf(first) })).statusCode).toBe(401)
})

test('refuses an ended session at once wherever something is personal, while its token is still valid [C-GEN-09, B-AUTH-02, B-API-O2]', async () => {
  const tokens = await start()
  const mine = { cookie: cookiesOf(tokens) }
  const address = '/api/account/en-gb/address'
  const calls = ['/api/account/sessions', address, '/api/order/order/history', `/api/order/order/${newId()}`]
  const statuses = (headers: Readonly<Record<string, string>>) =>
    Promise.all(calls.map(async (url) => (await get(url, headers)).statusCode))

  expect(await statuses(mine)).toEqual([200, 200, 200, 404])
  expect(await statuses({})).toEqual([401, 401, 401, 401])
  await shop.sessions.end(tokens.sessionId)
  expect(await statuses(mine)).toEqual([401, 401, 401, 401])
  expect((await get('/api/visitor/en-gb', mine)).json()).toMatchObject({ signedIn: false })
})

test('knows a shopper by the token in a header or in a cookie alike, as signed in and as nothing more [B-AUTH-01, B-AUTH-03, B-AUTH-O2, C-GEN-08]', async () => {
  const tokens = await start()
  const ways = [{ authorization: `Bearer ${tokens.accessToken}` }, { cookie: `sAccessToken=${tokens.accessToken}` }]
  const answers = await Promise.all(ways.map((headers) => get('/api/account/sessions', headers)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[0]!.json()).toEqual(answers[1]!.json())
  expect((await get('/api/account/sessions', {})).statusCode).toBe(401)

  const claims = JSON.parse(Buffer.from(tokens.accessToken.split('.')[1]!, 'base64url').toString())
  expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'iss', 'rsub', 'sessionHandle', 'st-ev', 'sub', 'tId'])
})

test('opens no account to a service, which proves only itself by its key [C-GEN-09]', async () => {
  const service = { 'x-api-key': 'internal-key-of-tests' }
  const others = await start()
  const one = `/api/account/sessions/${others.sessionId}`
  const answers = [
    await get('/api/account/sessions', service),
    await shop.app.inject({ method: 'DELETE', url: '/api/account/sessions', headers: service }),
    await shop.app.inject({ method: 'DELETE', url: one, headers: service }),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  expect(await shop.sessions.isLive(others.sessionId)).toBe(true)
})

test('on https the tokens are in cookies that no script reads and no other host can plant [D-07, B-STO-O1, C-SES-O2]', async () => {
  const secure = await openBuyingShop(database, { publicUrl: 'https://shop.example' })
  onTestFinished(() => secure.close())
  const { accessToken, refreshToken } = await secure.sessions.start(database, {
    ...{ accountId: newId(), emailVerified: false, device: { userAgent: 'Firefox/128.0' } },
  })
  const ask = (url: string, cookie: string) => secure.app.inject({ url, headers: { ...ours, cookie } })
  const planted = `sAccessToken=${accessToken}; sRefreshToken=${refreshToken}; authenticated=1`
  const held = `__Host-sAccessToken=${accessToken}; __Host-sRefreshToken=${refreshToken}; authenticated=1`

  const refreshed = await ask(refreshPage(page), held)
  const tokens = refreshed.cookies.filter(({ name }) => name !== 'authenticated')

  expect(tokens.map(({ name }) => name)).toEqual(['__Host-sAccessToken', '__Host-sRefreshToken'])
  for (const cookie of tokens)
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 })
  expect((await ask('/api/account/sessions', planted)).statusCode).toBe(401)
  expect((await ask('/api/account/sessions', held)).statusCode).toBe(200)
  expect(cookieNames(await ask(refreshPage(page), planted))).toEqual(
    ['__Host-not-refreshed', '__Host-sAccessToken', '__Host-sRefreshToken', 'authenticated'].sort(),
  )
})
