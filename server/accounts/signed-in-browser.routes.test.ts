import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { browsersOf, fields, password, person } from './sign-in-browser.fakes.ts'

const database = await testDatabase()
const shop = await openBuyingShop(database)
afterAll(() => shop.close())
const began = shop.clock.now
beforeEach(async () => {
  shop.clock.now = began
  await sql`truncate account, session, rate_count, mail cascade`.execute(database.sql())
})

const browser = browsersOf(shop)
type Browser = ReturnType<typeof browser>
const cookieOf = ({ jar }: Browser) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
const open = (who: Browser, url: string) => shop.app.inject({ url, headers: { cookie: cookieOf(who) } })
/** Sends a form of a page, as a browser without script does. */
const submit = (who: Browser, path: string, values: Readonly<Record<string, string>>) =>
  shop.app.inject({
    ...{ method: 'POST', url: `/en-gb${path}`, payload: new URLSearchParams(values).toString() },
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      cookie: cookieOf(who),
    },
  })
const visitor = async (who: Browser) => (await who.get('/visitor/en-gb')).body

test('the form to log out ends the session, clears the cookies of session and basket, and goes home; the basket waits for its account [C-AUT-03, C-SES-O7]', async () => {
  const ane = browser()
  await ane.signUp()
  await ane.post('/order/en-gb/basket/line', { sku: dress, quantity: 2 })
  const copied = browser()
  for (const [name, value] of ane.jar) copied.jar.set(name, value)
  const out = await submit(ane, '/account', { formAction: 'sign-out' })

  expect([out.statusCode, out.headers.location]).toEqual([303, '/en-gb'])
  const cleared = out.cookies.filter(({ value }) => value === '').map(({ name }) => name)
  expect(cleared.sort()).toEqual(['authenticated', 'basket', 'orderNumber', 'sAccessToken', 'sRefreshToken'])
  expect((await copied.get('/account/sessions')).status).toBe(401)
  expect(await visitor(browser())).toMatchObject({ signedIn: false, basket: { quantity: 0 } })
  const again = browser()
  await again.signIn()
  expect(await visitor(again)).toMatchObject({ signedIn: true, basket: { quantity: 2 } })
})

test('a form to log in or sign up that a signed-in browser sends changes nothing, and leads on [C-AUT-02]', async () => {
  await browser('192.0.2.9').signUp({ email: 'bo@example.com', firstName: 'Bo' })
  const ane = browser()
  await ane.signUp()
  const forms = [
    { formAction: 'sign-in', email: 'bo@example.com', password },
    { formAction: 'sign-up', email: 'cleo@example.com', password, firstName: 'Cleo', lastName: 'Holm' },
  ]

  for (const form of forms) {
    const { statusCode, headers, cookies } = await submit(ane, '/login?to=/en-gb/women', form)
    expect([form.formAction, statusCode, headers.location]).toEqual([form.formAction, 303, '/en-gb/women'])
    expect(cookies.map(({ name }) => name)).not.toContain('sAccessToken')
  }
  expect(await visitor(ane)).toMatchObject({ signedIn: true, firstName: 'Ane' })
  const refused = [await ane.signIn('bo@example.com'), await ane.signUp({ email: 'cleo@example.com' })]
  for (const { body, cookies, headers } of refused)
    expect([body, cookies, headers['front-token']]).toEqual([{ status: 'ERROR' }, [], undefined])
  const stored = await sql<{ email: string }>`select email from account order by email`.execute(database.sql())
  expect(stored.rows.map(({ email }) => email)).toEqual(['ane@example.com', 'bo@example.com'])
})

test('a browser with a basket asks five times whether an address has an account, and a network twenty times [C-EAU-05, C-EAC-09]', async () => {
  await browser('192.0.2.9').signUp()
  const ask = async (who: Browser) => (await who.get('/auth/emailpassword/email/exists?email=ane%40example.com')).body
  const withBasket = async (address: string) => {
    const who = browser(address)
    await who.post('/order/en-gb/basket/line', { sku: dress, quantity: 1 })
    return who
  }
  const many = { status: 'GENERAL_ERROR', message: expect.any(String) }
  const known = { status: 'OK', exists: true }

  const one = await withBasket('203.0.113.5')
  for (let asked = 0; asked < 5; asked++) expect(await ask(one)).toEqual(known)
  expect(await ask(one)).toEqual(many)
  const moved = browser('203.0.113.6')
  for (const [name, value] of one.jar) moved.jar.set(name, value)
  expect(await ask(moved)).toEqual(many)
  // The refused question counts as well, so fourteen are left.
  for (const left of [5, 5, 4]) {
    const other = await withBasket('203.0.113.5')
    for (let asked = 0; asked < left; asked++) expect([left, asked, await ask(other)]).toEqual([left, asked, known])
  }
  expect(await ask(await withBasket('203.0.113.5'))).toEqual(many)
  expect((await (await withBasket('203.0.113.5')).get('/account/en-gb/check-email-exists?email=x@y.dk')).status).toBe(
    429,
  )
  expect(await ask(await withBasket('203.0.113.7'))).toEqual(known)
})

test('leads a signed-in shopper from the login page to the account, but not from the address to which providers lead back [C-RTE-O1, B-PAGE-O3, C-RTE-17]', async () => {
  const ane = browser()
  await ane.signUp()
  const [login, callback] = [
    await open(ane, '/en-gb/login'),
    await open(ane, '/login/callback?state=s&code=c&type=json'),
  ]

  expect([login.statusCode, login.headers.location]).toEqual([302, '/en-gb/account'])
  expect([callback.statusCode, callback.json()]).toMatchObject([200, { pageAlias: 'socialLoginCallbackPage' }])
})

test('answers calls of the account with 401 without a valid session, 403 for an unconfirmed address, and 404 for an order of another [C-GEN-O2, C-GEN-09]', async () => {
  const ane = browser()
  await ane.signUp()
  const calls = [
    ...['/account/en-gb/get-user-metadata', '/account/en-gb/address', '/order/order/history'],
    '/voyado/voyado/validatetermsversion/ane%40example.com/latestversion/1',
    '/order/order/11111111-2222-4333-8444-555555555555',
  ]
  const statuses = (who: Browser) => Promise.all(calls.map(async (path) => (await who.get(path)).status))

  expect(await statuses(browser())).toEqual([401, 401, 401, 401, 401])
  expect(await statuses(ane)).toEqual([200, 200, 200, 403, 404])
  shop.clock.now = new Date(began.getTime() + 3_601_000)
  expect(await statuses(ane)).toEqual([401, 401, 401, 401, 401])
})

test('a client in header mode gets new tokens for a refresh token in a header, and 401 once the session is over [C-EAU-09, C-SES-O1]', async () => {
  const app = browser()
  const mode = { 'st-auth-mode': 'header', rid: 'session', 'fdi-version': '4.1' }
  const up = await app.post('/auth/signup', fields(person), mode)
  app.jar.clear()
  const refresh = (token: unknown) =>
    app.post('/auth/session/refresh', undefined, { ...mode, authorization: `Bearer ${String(token)}` })
  const next = await refresh(up.headers['st-refresh-token'])

  expect(next.status).toBe(200)
  for (const name of ['st-access-token', 'st-refresh-token'])
    expect([name, next.headers[name] === up.headers[name], next.headers[name]]).toEqual([
      ...[name, false, expect.stringMatching(/.{20}/)],
    ])
  const front = JSON.parse(Buffer.from(String(next.headers['front-token']), 'base64').toString())
  expect(Object.keys(front).sort()).toEqual(['ate', 'uid', 'up'])
  expect(front.uid).toBe(up.body.user.id)
  await sql`delete from session`.execute(database.sql())
  const gone = await refresh(next.headers['st-refresh-token'])
  expect([gone.status, gone.headers['front-token'], gone.headers['st-access-token']]).toEqual([401, 'remove', ''])
})

test('answers each call of the protocol below the tenant `public` as it does without it [C-EAU-O2]', async () => {
  const redirect = { redirectURIOnProviderDashboard: 'http://localhost:3000/login/callback' }
  const calls = [
    ['POST', '/signin', fields({ email: 'nobody@example.com', password })],
    ['POST', '/signup', fields({ email: 'ane@' })],
    ['GET', '/emailpassword/email/exists?email=nobody%40example.com'],
    ['POST', '/user/password/reset/token', fields({ email: 'ane@' })],
    ['POST', '/user/password/reset', { method: 'token', token: 'unknown', ...fields({ password }) }],
    ['POST', '/user/email/verify', { method: 'token', token: 'unknown' }],
    ['POST', '/user/email/verify/token'],
    ['GET', '/user/email/verify'],
    ['GET', `/authorisationurl?${new URLSearchParams({ thirdPartyId: 'nobody', ...redirect })}`],
    ['POST', '/signinup', { thirdPartyId: 'nobody', redirectURIInfo: { ...redirect, redirectURIQueryParams: {} } }],
    ['GET', '/loginmethods'],
    ['POST', '/session/refresh'],
    ['POST', '/signout'],
  ] as const
  const answers = (tenant: string) =>
    Promise.all(
      calls.map(async ([method, path, payload]) => {
        const { status, body } = await browser().call(method, `/auth${tenant}${path}`, payload)
        return [path, status, body.status]
      }),
    )
  const plain = await answers('')

  expect(plain.map(([, status]) => status)).toEqual([...Array(6).fill(200), 401, 401, 200, 200, 200, 401, 200])
  expect(await answers('/public')).toEqual(plain)
})

test('takes no token from an address [D-09, B-AUTH-03]', async () => {
  const app = browser()
  const up = await app.post('/auth/signup', fields(person), { 'st-auth-mode': 'header' })
  app.jar.clear()
  const token = String(up.headers['st-access-token'])
  const asked = (path: string) => app.get(`${path}?${new URLSearchParams({ accessToken: token })}`)

  expect((await app.get('/account/sessions', { authorization: `Bearer ${token}` })).status).toBe(200)
  expect([400, 401]).toContain((await asked('/account/sessions')).status)
  expect((await asked('/visitor/en-gb')).body).not.toMatchObject({ signedIn: true })
})
