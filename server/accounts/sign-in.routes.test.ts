import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, openBuyingShop } from '../checkout/buying-shop.fakes.ts'

const database = await testDatabase()
const switchedOff = new Set<string>()
const switchedOn = new Set<string>()
const shop = await openBuyingShop(database, { switchedOff, switchedOn })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOff.clear()
  switchedOn.clear()
  await sql`truncate account, session, rate_count, mail cascade`.execute(database.sql())
  shop.jobs.length = 0
})

const password = 'Linen trousers 7'
const person = { email: 'Ane@Example.com', password, firstName: 'Ane', lastName: 'Holm' }
const fields = (values: Readonly<Record<string, string>>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
})

/** The parts of bodies that tests read. */
interface Body {
  readonly status?: unknown
  readonly formFields?: readonly unknown[]
  readonly user: { readonly id: string }
  readonly sessions: readonly { readonly id: string; readonly current: boolean }[]
  readonly basket: { readonly quantity: number }
  readonly termsDue?: boolean
}

interface Letter {
  readonly kind: string
  readonly recipient: string
  readonly data: { readonly resetUrl: string; readonly verifyUrl: string }
}

interface Answer {
  readonly status: number
  readonly body: Body
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly [more: string]: unknown }[]
}

/** A browser of its own network, with the cookies it was given. */
function browser(address = '192.0.2.7') {
  const jar = new Map<string, string>()
  const call = async (
    method: 'GET' | 'POST' | 'DELETE' | 'PUT',
    path: string,
    payload?: object,
    more: object = {},
  ): Promise<Answer> => {
    const answer = await shop.app.inject({
      ...{ method, url: `/api${path}`, remoteAddress: address },
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...{ 'sec-fetch-site': 'same-origin', 'x-current-market': 'en-gb', 'user-agent': 'Firefox/128.0 Linux' },
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...more,
      },
    })
    for (const { name, value, maxAge } of answer.cookies)
      maxAge === 0 || value === '' ? jar.delete(name) : jar.set(name, value)
    const body = (answer.headers['content-type']?.toString().includes('json') ? answer.json() : {}) as Body
    return { status: answer.statusCode, body, headers: answer.headers, cookies: answer.cookies as never }
  }
  const post = (path: string, payload?: object, more?: object) => call('POST', path, payload, more)
  return {
    jar,
    call,
    get: (path: string, more?: object) => call('GET', path, undefined, more),
    post,
    signUp: (values: Readonly<Record<string, string>> = {}) => post('/auth/signup', fields({ ...person, ...values })),
    signIn: (email: string = person.email, typed = password) =>
      post('/auth/signin', fields({ email, password: typed })),
  }
}

/** The data of the mails written so far, newest last. */
async function mails(): Promise<Letter[]> {
  const { jobs } = shop
  const written: Letter[] = []
  while (jobs.length > 0) {
    for (const { queue, data } of jobs) if (queue === 'write-mail') written.push(data as never)
    await shop.runJobs()
  }
  return written
}
const tokenOf = (url: string): string => new URL(url).searchParams.get('token')!

test('signs up and in with the forms and the user of the public session protocol [C-EAU-01, C-EAU-02, C-AUT-01, C-AUT-05, C-AUT-06, C-ENT-23]', async () => {
  const ane = browser()
  const up = await ane.signUp()

  expect(up.body).toMatchObject({
    status: 'OK',
    createdNewUser: true,
    user: {
      ...{ emails: ['ane@example.com'], isPrimaryUser: false, tenantIds: ['public'], phoneNumbers: [], thirdParty: [] },
      loginMethods: [{ recipeId: 'emailpassword', email: 'ane@example.com', verified: false }],
    },
  })
  expect(up.headers).toMatchObject({ 'front-token': expect.any(String), 'anti-csrf': expect.any(String) })
  expect(
    Object.fromEntries(
      up.cookies.map(({ name, path, httpOnly, sameSite }) => [name, [path, httpOnly ?? false, sameSite]]),
    ),
  ).toMatchObject({
    sAccessToken: ['/', true, 'Lax'],
    sRefreshToken: ['/api/auth/session/refresh', true, 'Lax'],
    authenticated: ['/', false, 'Lax'],
    device: ['/', true, 'Lax'],
  })
  expect((await browser().signIn()).body).toMatchObject({
    status: 'OK',
    createdNewUser: false,
    user: { id: up.body.user.id },
  })
  expect((await ane.get('/visitor/en-gb')).body).toMatchObject({ signedIn: true, firstName: 'Ane' })
})

test('hands tokens in headers alone to a client in header mode [C-SES-05, C-SES-O1]', async () => {
  const app = browser()
  const mode = { 'st-auth-mode': 'header' }
  const up = await app.post('/auth/signup', fields(person), mode)
  const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}`, ...mode })

  expect(up.cookies.map(({ name }) => name)).toEqual(['device'])
  const { 'st-access-token': access, 'st-refresh-token': refresh } = up.headers
  app.jar.clear()
  expect((await app.get('/account/sessions', bearer(access))).body.sessions).toHaveLength(1)
  const next = await app.post('/auth/session/refresh', undefined, bearer(refresh))
  expect(next.headers).toMatchObject({ 'st-access-token': expect.any(String), 'st-refresh-token': expect.any(String) })
  expect(next.cookies).toEqual([])
  const out = await app.post('/auth/signout', undefined, bearer(next.headers['st-access-token']))
  expect(out.headers).toMatchObject({ 'st-access-token': '', 'st-refresh-token': '', 'front-token': 'remove' })
  expect((await app.get('/account/sessions', bearer(access))).status).toBe(401)
})

test('refuses a sign-in or sign-up of somebody who is signed in [C-AUT-02]', async () => {
  const ane = browser()
  await ane.signUp()

  expect((await ane.signIn()).body).toEqual({ status: 'ERROR' })
  expect((await ane.signUp({ email: 'other@example.com' })).body).toEqual({ status: 'ERROR' })
})

test('says of each field what is wrong with it, in the words of the market [C-AUT-04, C-AUT-07, C-AUT-O1, C-AUT-O2]', async () => {
  const refused = await browser().signUp({ email: 'ane@', password: 'short', firstName: '', lastName: '<b>' })

  expect(refused.body).toEqual({
    status: 'FIELD_ERROR',
    formFields: [
      { id: 'email', error: 'Please enter an email address, such as anna@example.com.' },
      { id: 'password', error: 'Please use at least 8 characters.' },
      { id: 'firstName', error: expect.any(String) },
      { id: 'lastName', error: expect.any(String) },
    ],
  })
  expect((await browser().post('/auth/signin', fields({ email: 'ane@' }))).body.formFields).toHaveLength(2)
  for (const body of [
    {},
    { formFields: 'x' },
    { formFields: [{ value: 'x' }] },
    { formFields: Array(31).fill({ id: 'a', value: '' }) },
  ])
    expect((await browser().post('/auth/signin', body)).status).toBe(400)
})

test('gives an address to one account, however it is written [C-AUT-O1]', async () => {
  await browser().signUp()

  for (const email of ['ane@example.com', ' ANE@EXAMPLE.COM ', 'ａne@example.com'])
    expect((await browser('192.0.2.9').signUp({ email })).body).toMatchObject({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'email', error: 'There is an account with this address already. Please log in.' }],
    })
  const both = await Promise.all([1, 2].map((at) => browser(`192.0.2.${at}`).signUp({ email: 'twice@example.com' })))
  expect(both.map(({ body }) => body.status).sort()).toEqual(['FIELD_ERROR', 'OK'])
})

test('answers a wrong password and an unknown address with the same body and headers [C-AUT-04]', async () => {
  await browser().signUp()
  const answers = await Promise.all([
    browser('198.51.100.1').signIn(person.email, 'not the password'),
    browser('198.51.100.2').signIn('nobody@example.com', 'not the password'),
  ])

  expect(answers.map(({ body }) => body)).toEqual([
    { status: 'WRONG_CREDENTIALS_ERROR' },
    { status: 'WRONG_CREDENTIALS_ERROR' },
  ])
  const named = answers.map(({ headers }) => Object.keys(headers).sort())
  expect(named[0]).toEqual(named[1])
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([])
})

test('stops guesses of a password from a network, and never the owner in their own browser [C-AUT-O4]', async () => {
  const owner = browser('192.0.2.7')
  await owner.signUp()
  await owner.post('/auth/signout')
  const guesser = browser('192.0.2.7')
  for (let tried = 0; tried < 10; tried++)
    expect((await guesser.signIn(person.email, `guess number ${tried}`)).body.status).toBe('WRONG_CREDENTIALS_ERROR')

  expect((await guesser.signIn()).body).toEqual({
    status: 'GENERAL_ERROR',
    message: expect.stringContaining('quarter of an hour'),
  })
  expect((await browser('198.51.100.7').signIn()).body.status).toBe('OK')
  expect((await owner.signIn()).body.status).toBe('OK')
})

test('sends a link for a new password, which works once, for an hour, and ends every session [C-AUT-O3, C-EAU-03, C-EAU-04]', async () => {
  const ane = browser()
  await ane.signUp()
  await mails()
  const asked = [person.email, 'nobody@example.com'].map((email) =>
    ane.post('/auth/user/password/reset/token', fields({ email })),
  )
  expect((await Promise.all(asked)).map(({ body }) => body)).toEqual([{ status: 'OK' }, { status: 'OK' }])
  const [sent, ...others] = await mails()
  expect(others).toEqual([])
  expect(sent).toMatchObject({ kind: 'reset-password', recipient: 'ane@example.com' })
  const url = new URL(sent!.data.resetUrl)
  expect([url.origin, url.pathname, url.searchParams.get('rid')]).toEqual([
    'http://localhost:3000',
    '/en-gb/login',
    'emailpassword',
  ])
  const token = tokenOf(sent!.data.resetUrl)
  const reset = (typed: string, by = token) =>
    ane.post('/auth/user/password/reset', { method: 'token', token: by, ...fields({ password: typed }) })

  expect((await reset('password1')).body).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'password' }] })
  expect((await reset('Wool trousers 8', 'x'.repeat(43))).body.status).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
  const twice = await Promise.all([reset('Wool trousers 8'), reset('Wool trousers 9')])
  expect(twice.map(({ body }) => body.status).sort()).toEqual(['OK', 'RESET_PASSWORD_INVALID_TOKEN_ERROR'])
  expect((await ane.get('/account/sessions')).status).toBe(401)
  expect((await browser().signIn()).body.status).toBe('WRONG_CREDENTIALS_ERROR')
  const stored = JSON.stringify(await database.prepared('tokens-of-tests', 'select * from account_token'))
  expect(stored).not.toContain(token)
})

test('tells the owner of a new password, and knows the browser that chose it [C-AUT-O3]', async () => {
  const [ane, stranger] = [browser(), browser('198.51.100.3')]
  await ane.signUp()
  await ane.post('/auth/signout')
  await mails()
  ane.jar.clear()
  await ane.post('/auth/user/password/reset/token', fields({ email: person.email }))
  const [sent] = await mails()
  const body = { method: 'token', token: tokenOf(sent!.data.resetUrl), ...fields({ password: 'Wool trousers 8' }) }
  expect((await ane.post('/auth/user/password/reset', body)).body).toEqual({ status: 'OK' })

  expect(await mails()).toMatchObject([
    { kind: 'sign-in-changed', recipient: 'ane@example.com', data: { change: 'password-changed' } },
  ])
  for (const who of [stranger, ane]) await who.signIn(person.email, 'Wool trousers 8')
  expect((await mails()).map(({ kind }) => kind)).toEqual(['new-device'])
})

test('sends three links for a new password in an hour, and answers alike after that', async () => {
  await browser().signUp()
  await mails()
  const ask = () => browser().post('/auth/user/password/reset/token', fields({ email: person.email }))
  const answers = await Promise.all(Array.from({ length: 6 }, ask))

  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"status":"OK"}']))
  expect(await mails()).toHaveLength(3)
})

test('confirms an address by the link of its mail, once, and tells the session [C-EAU-O2, C-CLM-05]', async () => {
  const ane = browser()
  await ane.signUp()
  const [sent] = await mails()
  expect(sent).toMatchObject({ kind: 'verify-email', data: { firstName: 'Ane' } })
  expect((await ane.get('/auth/user/email/verify')).body).toEqual({ status: 'OK', isVerified: false })
  const verify = () => ane.post('/auth/user/email/verify', { method: 'token', token: tokenOf(sent!.data.verifyUrl) })
  const verified = await verify()

  expect(verified.body).toMatchObject({ status: 'OK', user: { email: 'ane@example.com' } })
  const front = JSON.parse(Buffer.from(String(verified.headers['front-token']), 'base64').toString())
  expect(front.up['st-ev'].v).toBe(true)
  expect((await verify()).body).toEqual({ status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' })
  expect((await ane.get('/auth/user/email/verify')).body).toEqual({ status: 'OK', isVerified: true })
  expect((await ane.post('/auth/user/email/verify/token')).body).toEqual({ status: 'EMAIL_ALREADY_VERIFIED_ERROR' })
  expect((await browser().post('/auth/user/email/verify/token')).status).toBe(401)
})

test('tells the owner of a sign-in with a browser that was not seen before, and of no other', async () => {
  const ane = browser()
  await ane.signUp()
  await mails()
  await ane.post('/auth/signout')
  await ane.signIn()
  expect(await mails()).toEqual([])

  await browser().signIn()
  expect(await mails()).toMatchObject([
    { kind: 'new-device', recipient: 'ane@example.com', data: { device: 'Firefox, Linux' } },
  ])
})

test('leaves staff to the directory of the company [C-SSO-01, C-VAL-03]', async () => {
  const email = 'Kim@Halden.Example'

  expect((await browser().signUp({ email })).body).toMatchObject({
    status: 'SIGN_UP_NOT_ALLOWED',
    reason: expect.any(String),
  })
  expect((await browser().signIn(email)).body).toMatchObject({ status: 'SIGN_IN_NOT_ALLOWED' })
  expect((await browser().post('/auth/user/password/reset/token', fields({ email }))).body.status).toBe(
    'PASSWORD_RESET_NOT_ALLOWED',
  )
  expect((await browser().signUp({ email: 'kim@nothalden.example' })).body.status).toBe('OK')
})

test('signs nobody up or in during maintenance, and everybody after it', async () => {
  switchedOn.add('loginMaintenanceMode')
  expect((await browser().signUp()).body).toMatchObject({ status: 'SIGN_UP_NOT_ALLOWED' })
  expect((await browser().signIn()).body).toMatchObject({ status: 'SIGN_IN_NOT_ALLOWED' })

  switchedOn.clear()
  expect((await browser().signUp()).body.status).toBe('OK')
})

test('asks for the terms and confirms the newsletter by mail where that is wanted, and takes no header for consent [C-AUT-O2, D-03, C-TRM-04, C-TGL-19, C-SES-O6]', async () => {
  const stored = async () =>
    database.prepared<{
      readonly terms: unknown
      readonly newsletter: { readonly confirmedAt: string | null } | null
      readonly birthday: Date | null
    }>('consents-of-tests', 'select terms, newsletter, birthday from account')
  const headers = { 'x-newsletter': 'true', 'x-terms-condition-version': '1' }
  await browser().post('/auth/signup', fields({ ...person, birthday: '1990-05-01' }), headers)
  expect(await stored()).toEqual([{ terms: null, newsletter: null, birthday: null }])

  await sql`truncate account cascade`.execute(database.sql())
  for (const toggle of ['signupTermsAndDoubleOptIn', 'birthdayField']) switchedOn.add(toggle)
  expect((await browser().signUp()).body.formFields).toMatchObject([{ id: 'acceptTerms' }])
  expect((await browser().signUp({ acceptTerms: 'true', birthday: '2020-05-01' })).body.formFields).toMatchObject([
    { id: 'birthday' },
  ])
  await mails()
  await browser().signUp({ acceptTerms: 'true', acceptNewsletter: 'true', birthday: '1990-05-01' })
  const [before] = await stored()
  expect(before).toMatchObject({
    terms: { version: '1', market: 'en-gb', at: expect.any(String) },
    newsletter: { confirmedAt: null },
  })
  expect(before!.birthday?.toISOString()).toContain('1990-05-01')
  const [sent] = await mails()
  await browser().post('/auth/user/email/verify', { method: 'token', token: tokenOf(sent!.data.verifyUrl) })
  expect((await stored())[0]!.newsletter?.confirmedAt).toEqual(expect.any(String))
})

test('tells whether an address has an account to few questions, and then to none [C-EAU-05]', async () => {
  await browser().signUp()
  const asks = browser('203.0.113.5')
  const exists = (email: string) => asks.get(`/auth/emailpassword/email/exists?email=${encodeURIComponent(email)}`)

  expect((await exists('ANE@example.com')).body).toEqual({ status: 'OK', exists: true })
  expect((await exists('nobody@example.com')).body).toEqual({ status: 'OK', exists: false })
  for (let asked = 2; asked < 5; asked++) await exists('nobody@example.com')
  const after = await Promise.all(['ane@example.com', 'nobody@example.com'].map(exists))
  expect(after.map(({ body }) => body.status)).toEqual(['GENERAL_ERROR', 'GENERAL_ERROR'])
  expect(after[0]!.body).toEqual(after[1]!.body)
})

test('brings the basket along at sign-in, opens it in every browser of the account, and leaves it at sign-out [C-AUT-03, C-BSK-04]', async () => {
  const phone = browser()
  await phone.signUp()
  await phone.post('/order/en-gb/basket/line', { sku: dress, quantity: 1 })
  const desk = browser('198.51.100.3')
  await desk.post('/order/en-gb/basket/line', { sku: dress, quantity: 2 })
  await desk.signIn()
  const quantityAt = async (who: ReturnType<typeof browser>) => (await who.get('/visitor/en-gb')).body.basket.quantity

  expect([await quantityAt(phone), await quantityAt(desk)]).toEqual([3, 3])
  const stolen = new Map(desk.jar)
  const out = await desk.post('/auth/signout')
  expect(
    out.cookies
      .filter(({ value }) => value === '')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['authenticated', 'basket', 'orderNumber', 'sAccessToken', 'sRefreshToken'])
  expect(await quantityAt(desk)).toBe(0)
  for (const [name, value] of stolen) desk.jar.set(name, value)
  expect(await quantityAt(desk)).toBe(0)
  expect((await desk.get('/account/sessions')).status).toBe(401)
  expect(await quantityAt(phone)).toBe(3)
})

test('answers OK to a sign-out, also of somebody signed out, and that the session is over where its token has expired [C-EAU-10]', async () => {
  const ane = browser()
  await ane.signUp()
  const before = shop.clock.now
  shop.clock.now = new Date(before.getTime() + 3_601_000)
  expect(await ane.post('/auth/signout')).toMatchObject({ status: 401, body: { code: 'session.over' } })
  shop.clock.now = before

  expect((await ane.post('/auth/signout')).body).toEqual({ status: 'OK' })
  expect((await ane.post('/auth/signout')).body).toEqual({ status: 'OK' })
  expect((await ane.get('/account/sessions')).status).toBe(401)
})

test('lists the sessions of an account and ends each or all others [B-AUTH-02, C-GEN-09]', async () => {
  const [phone, desk, other] = [browser(), browser('198.51.100.3'), browser('198.51.100.4')]
  await phone.signUp()
  await desk.signIn()
  await other.signUp({ email: 'other@example.com' })
  const sessions = async (who: ReturnType<typeof browser>) => (await who.get('/account/sessions')).body.sessions
  const [own] = (await sessions(phone)).filter(({ current }) => current)

  expect((await sessions(phone)).length).toBe(2)
  expect((await other.call('DELETE', `/account/sessions/${own!.id}`)).status).toBe(404)
  expect((await browser().get('/account/sessions')).status).toBe(401)
  expect((await phone.call('DELETE', '/account/sessions')).status).toBe(200)
  expect((await desk.get('/account/sessions')).status).toBe(401)
  expect((await phone.call('DELETE', `/account/sessions/${own!.id}`)).status).toBe(200)
  expect((await phone.get('/account/sessions')).status).toBe(401)
  expect((await sessions(other)).length).toBe(1)
})

test('asks a client whose access token has expired to refresh, on calls about a person and on no other [C-SES-01]', async () => {
  const ane = browser()
  await ane.signUp()
  const before = shop.clock.now
  shop.clock.now = new Date(before.getTime() + 3_601_000)

  expect((await ane.get('/visitor/en-gb')).body).toMatchObject({ status: 401, code: 'call.sign-in-expired' })
  expect((await ane.post('/auth/signout')).status).toBe(401)
  expect((await ane.post('/auth/session/refresh')).status).toBe(200)
  expect((await ane.get('/visitor/en-gb')).body).toMatchObject({ signedIn: true })
  shop.clock.now = before
})

test('refreshes the session of a page that is asked for, or of a form that is sent, and leads to paths of the shop alone [C-SES-01]', async () => {
  const ane = browser()
  await ane.signUp()
  const page = (to: string) => ane.get(`/auth/session/refresh/page?to=${encodeURIComponent(to)}`)
  const led = await page('/en-gb/basket?type=json')

  expect([led.status, led.headers.location]).toEqual([303, '/en-gb/basket?type=json'])
  expect(led.cookies.map(({ name }) => name)).toContain('sAccessToken')
  const posted = await ane.post('/auth/session/refresh/page?to=/en-gb/basket', undefined, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect([posted.status, posted.headers.location]).toEqual([307, '/en-gb/basket'])
  for (const to of [
    '//evil.test',
    'https://evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:1',
    '',
    '/%0d%0aset-cookie:x',
    '/a b',
    '/..//evil.test',
  ])
    expect([
      to,
      (await page(to)).headers.location?.toString().startsWith('/%0d') ?? false,
      (await page(to)).status,
    ]).toEqual([to, to.startsWith('/%0d'), to.startsWith('/%0d') ? 303 : 400])
  ane.jar.delete('sRefreshToken')
  const over = await page('/en-gb/basket')
  expect([over.status, over.headers.location]).toEqual([303, '/en-gb/basket'])
  expect(ane.jar.has('authenticated')).toBe(false)
})

test('accepts a known version of the terms for the account, in Turkey with the use of data apart [C-TRM-03, C-TRM-O1, C-CLM-O2, D-09, C-GEN-O2]', async () => {
  const ane = browser()
  await ane.signUp()
  const due = async (market = 'en-gb') => (await ane.get(`/visitor/${market}`)).body.termsDue
  const valid = (email: string, version: string) =>
    ane.get(`/voyado/voyado/validatetermsversion/${encodeURIComponent(email)}/latestversion/${version}`)
  expect(await due()).toBe(true)
  expect((await valid('ane@example.com', '1')).body).toMatchObject({
    message: 'invalid claim',
    claimValidationErrors: [
      { id: 'st-ev', reason: { message: 'wrong value', expectedValue: true, actualValue: false } },
    ],
  })
  const [sent] = await mails()
  await ane.post('/auth/user/email/verify', { method: 'token', token: tokenOf(sent!.data.verifyUrl) })
  expect((await valid('ane@example.com', '1')).body).toEqual({ isValid: false })

  expect((await ane.post('/account/en-gb/accept-terms/99')).status).toBe(404)
  expect((await ane.post('/account/en-gb/accept-terms/1')).body).toMatchObject({ termsVersion: '1', market: 'en-gb' })
  expect(await due()).toBe(false)
  expect((await valid('ANE@example.com', '1')).body).toEqual({ isValid: true })
  expect((await valid('ane@example.com', '2')).body).toEqual({ isValid: false })
  expect((await valid('other@example.com', '1')).status).toBe(403)
  expect((await browser().post('/account/en-gb/accept-terms/1')).status).toBe(401)
  const turkish = (body: object) => ane.post('/account/tr-tr/accept-terms-tr/1', body)
  expect((await turkish({ acceptTerms: false, acceptDataProcessing: true })).status).toBe(400)
  expect((await turkish({ acceptTerms: true, acceptDataProcessing: false })).status).toBe(400)
  expect((await turkish({ acceptTerms: true, acceptMarketing: true, acceptDataProcessing: true })).body).toMatchObject({
    market: 'tr-tr',
  })
})

test('tells on the call of the account as well whether an address is known, as seldom [C-EAC-09]', async () => {
  await browser().signUp()
  const ask = browser('203.0.113.9')
  const exists = (email: string) => ask.get(`/account/en-gb/check-email-exists?email=${encodeURIComponent(email)}`)

  expect((await exists('ane@example.com')).body).toEqual({ exists: true })
  expect((await exists('nobody@example.com')).body).toEqual({ exists: false })
  expect((await exists('nonsense')).status).toBe(400)
  for (let asked = 0; asked < 3; asked++) await exists('nobody@example.com')
  expect((await exists('ane@example.com')).status).toBe(429)
})
