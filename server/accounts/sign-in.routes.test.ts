import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../checks/harness/database/test-database.ts'
import { dress, openBuyingShop } from '../checkout/buying-shop.fakes.ts'
import { browsersOf, fields, mailsOf, password, person, tokenOf } from './sign-in-browser.fakes.ts'

const database = await testDatabase()
const switchedOff = new Set<string>()
const switchedOn = new Set<string>()
const moved = new Map<string, string>()
const shop = await openBuyingShop(database, { switchedOff, switchedOn, moved })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOff.clear()
  switchedOn.clear()
  moved.clear()
  await sql`truncate account, session, rate_count, mail cascade`.execute(database.sql())
  shop.jobs.length = 0
})

const browser = browsersOf(shop)
const mails = mailsOf(shop)

test('signs up and in with the forms and the user of the public session protocol [C-EAU-01, C-EAU-02, C-AUT-01, C-AUT-05, C-AUT-06, C-ENT-23, C-ENT-22]', async () => {
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
  const other = browser()
  expect((await other.signIn()).body).toMatchObject({
    status: 'OK',
    createdNewUser: false,
    user: { id: up.body.user.id },
  })
  for (const signedIn of [ane, other])
    expect((await signedIn.get('/visitor/en-gb')).body).toMatchObject({ signedIn: true, firstName: 'Ane' })
})

test('says of a refused sign-in which field is wrong, that the two do not fit, or that this address signs in elsewhere [C-EAU-01, C-AUT-07, C-ENT-23]', async () => {
  await browser().signUp()
  const refused = async (email: string, typed?: string) => (await browser().signIn(email, typed)).body

  const bare = await browser().signIn('', '')
  expect(bare.cookies.map(({ name }) => name)).not.toContain('sAccessToken')
  expect(bare.body).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'email' }, { id: 'password' }] })
  expect(await refused('ane@')).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'email' }] })
  expect(await refused(person.email, '')).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'password' }] })
  for (const wrong of ['not the one', 'x'.repeat(401)])
    expect(await refused(person.email, wrong)).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' })
  expect(await refused('nobody@example.com')).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' })
  expect(await refused('kim@halden.example')).toMatchObject({ status: 'SIGN_IN_NOT_ALLOWED' })
})

test('sends tokens only in headers to a client in header mode [C-SES-05, C-SES-O1, D-07]', async () => {
  const app = browser()
  const mode = { 'st-auth-mode': 'header' }
  const up = await app.post('/auth/signup', fields(person), mode)
  const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}`, ...mode })

  expect(up.cookies.map(({ name }) => name)).toEqual(['device'])
  const { 'st-access-token': access, 'st-refresh-token': refresh, 'front-token': front } = up.headers
  expect(front).toMatch(/^[A-Za-z0-9+/]+=*$/)
  const told = JSON.parse(Buffer.from(String(front), 'base64').toString())
  const { exp } = JSON.parse(Buffer.from(String(access).split('.')[1]!, 'base64url').toString())
  expect(told).toMatchObject({ uid: up.body.user.id, ate: exp * 1000, up: { 'st-ev': { v: false } } })
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

test('says of each field what is wrong with it, in the words of the market [C-AUT-04, C-AUT-07, C-AUT-O1, C-AUT-O2, C-EAU-02]', async () => {
  const refused = await browser().signUp({ email: 'ane@', password: 'short', firstName: '', lastName: '<b>' })

  expect(refused.status).toBe(200)
  expect(refused.body).toEqual({
    status: 'FIELD_ERROR',
    formFields: [
      { id: 'email', error: 'Enter an email like name@example.com.' },
      { id: 'password', error: 'Use at least 8 characters.' },
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

test('allows one account for an address, however the address is written [C-AUT-O1]', async () => {
  await browser().signUp()

  for (const email of ['ane@example.com', ' ANE@EXAMPLE.COM ', 'ａne@example.com'])
    expect(await browser('192.0.2.9').signUp({ email })).toMatchObject({
      status: 200,
      body: {
        status: 'FIELD_ERROR',
        formFields: [{ id: 'email', error: 'You already have an account with this email. Log in.' }],
      },
    })
  const both = await Promise.all([1, 2].map((at) => browser(`192.0.2.${at}`).signUp({ email: 'twice@example.com' })))
  expect(both.map(({ body }) => body.status).sort()).toEqual(['FIELD_ERROR', 'OK'])
})

test('makes at most five accounts an hour from one network, and says when the next can be made [C-EAU-02]', async () => {
  for (let nth = 1; nth <= 5; nth += 1)
    expect((await browser('203.0.113.5').signUp({ email: `a${nth}@example.com` })).body.status).toBe('OK')

  expect((await browser('203.0.113.5').signUp({ email: 'a6@example.com' })).body).toEqual({
    status: 'GENERAL_ERROR',
    message: 'Too many new accounts were made from your network. Try again in an hour.',
  })
  expect((await browser('203.0.113.6').signUp({ email: 'a6@example.com' })).body.status).toBe('OK')
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

test('stops guesses of a password from a network, and never the owner in their own browser [C-AUT-O4, C-AUT-04, C-EAU-01]', async () => {
  const owner = browser('192.0.2.7')
  await owner.signUp()
  await owner.post('/auth/signout')
  const guesser = browser('192.0.2.7')
  for (let tried = 0; tried < 10; tried++)
    expect((await guesser.signIn(person.email, `guess number ${tried}`)).body.status).toBe('WRONG_CREDENTIALS_ERROR')

  expect((await guesser.signIn()).body).toEqual({
    status: 'GENERAL_ERROR',
    message: expect.stringContaining('Wait 15 minutes'),
  })
  expect((await browser('198.51.100.7').signIn()).body.status).toBe('OK')
  expect((await owner.signIn()).body.status).toBe('OK')
})

test('sends a link for a new password, which works once, for an hour, and ends every session [C-AUT-O3, C-AUT-04, C-AUT-06, C-EAU-03, C-EAU-04]', async () => {
  const ane = browser()
  await ane.signUp()
  await mails()
  const asked = [person.email, 'nobody@example.com'].map((email) =>
    ane.post('/auth/user/password/reset/token', fields({ email })),
  )
  expect((await Promise.all(asked)).map(({ body }) => body)).toEqual([{ status: 'OK' }, { status: 'OK' }])
  expect((await ane.post('/auth/user/password/reset/token', fields({ email: 'ane@' }))).body).toMatchObject({
    ...{ status: 'FIELD_ERROR', formFields: [{ id: 'email' }] },
  })
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

  const byCode = { method: 'code', token, ...fields({ password: 'Wool trousers 8' }) }
  expect((await ane.post('/auth/user/password/reset', byCode)).status).toBe(400)
  expect((await reset('password1')).body).toMatchObject({ status: 'FIELD_ERROR', formFields: [{ id: 'password' }] })
  expect((await reset('Wool trousers 8', 'x'.repeat(43))).body.status).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
  const twice = await Promise.all([reset('Wool trousers 8'), reset('Wool trousers 9')])
  expect(twice.map(({ body }) => body.status).sort()).toEqual(['OK', 'RESET_PASSWORD_INVALID_TOKEN_ERROR'])
  expect((await ane.get('/account/sessions')).status).toBe(401)
  expect((await browser().signIn()).body.status).toBe('WRONG_CREDENTIALS_ERROR')
  const set = ['Wool trousers 8', 'Wool trousers 9'].map((typed) => browser().signIn(person.email, typed))
  expect((await Promise.all(set)).map(({ body }) => body.status).sort()).toEqual(['OK', 'WRONG_CREDENTIALS_ERROR'])
  const stored = JSON.stringify(await database.prepared('tokens-of-tests', 'select * from account_token'))
  expect(stored).not.toContain(token)
})

test('leads from each mail of an account to the page for signing in, wherever the content has put it [C-RTE-15]', async () => {
  moved.set('loginPage', '/en-gb/my/door')
  await browser().signUp()
  const ane = browser()
  await ane.post('/auth/signin', fields({ email: person.email, password }), { 'user-agent': 'Safari/17 Macintosh' })
  await ane.post('/auth/user/password/reset/token', fields({ email: person.email }))
  const led = (await mails()).map(({ kind, data }) => [kind, new URL(data.verifyUrl ?? data.resetUrl).pathname])

  expect(Object.fromEntries(led)).toEqual({
    'verify-email': '/en-gb/my/door',
    'new-device': '/en-gb/my/door',
    'reset-password': '/en-gb/my/door',
  })
})

test('sets only one password by a link, even if two are sent at the same moment [C-EAU-04]', async () => {
  const ane = browser()
  await ane.signUp()
  await mails()
  await ane.post('/auth/user/password/reset/token', fields({ email: person.email }))
  const token = tokenOf((await mails())[0]!.data.resetUrl)
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

  const sent = await database.transaction(async (inside) => {
    await inside.prepared('account-of-test', 'select id from account for update')
    const both = ['Wool trousers 8', 'Wool trousers 9'].map((typed) =>
      ane.post('/auth/user/password/reset', { method: 'token', token, ...fields({ password: typed }) }),
    )
    await expect.poll(async () => (await database.prepared('waiting-of-test', waiting)).length).toBe(2)
    return both
  })
  expect((await Promise.all(sent)).map(({ body }) => body.status).sort()).toEqual([
    'OK',
    'RESET_PASSWORD_INVALID_TOKEN_ERROR',
  ])
})

test('takes the link for a new password for an hour, and not a minute longer [C-AUT-O3, C-EAU-04, C-AUT-07]', async () => {
  const ane = browser()
  await ane.signUp()
  await mails()
  await ane.post('/auth/user/password/reset/token', fields({ email: person.email }))
  const [sent] = await mails()
  const token = tokenOf(sent!.data.resetUrl)
  // A password that is too short does not use up the link.
  const reset = async () =>
    (await ane.post('/auth/user/password/reset', { method: 'token', token, ...fields({ password: 'short' }) })).body
      .status
  const letPass = (minutes: number) =>
    database.prepared(
      'links-grow-old',
      'update account_token set expires_at = expires_at - make_interval(mins => $1)',
      [minutes],
    )

  await letPass(59)
  expect(await reset()).toBe('FIELD_ERROR')
  await letPass(2)
  expect(await reset()).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
})

test('notifies the owner of a new password, then treats all browsers but the one that set it as new, and refuses other links [C-AUT-O3, C-PKY-O5]', async () => {
  const [ane, before, stranger] = [browser(), browser(), browser('198.51.100.3')]
  await before.signUp()
  await before.post('/auth/signout')
  expect(before.jar.has('device')).toBe(true)
  await mails()
  for (const _ of [1, 2]) await ane.post('/auth/user/password/reset/token', fields({ email: person.email }))
  const [body, other] = (await mails()).map(({ data }) => ({
    ...{ method: 'token', token: tokenOf(data.resetUrl), ...fields({ password: 'Wool trousers 8' }) },
  }))
  expect((await ane.post('/auth/user/password/reset', body)).body).toEqual({ status: 'OK' })
  expect((await ane.post('/auth/user/password/reset', other)).body.status).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')

  expect(await mails()).toMatchObject([
    { kind: 'sign-in-changed', recipient: 'ane@example.com', data: { change: 'password-changed' } },
  ])
  for (const who of [stranger, before, ane]) await who.signIn(person.email, 'Wool trousers 8')
  expect((await mails()).map(({ kind }) => kind)).toEqual(['new-device', 'new-device'])
})

test('sends three links for a new password in an hour, and gives the same answer after that [C-EAU-03]', async () => {
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

test('answers at the addresses of the tenant `public` too, and sends the link that confirms an address again [C-EAU-O2]', async () => {
  const ane = browser()
  expect((await ane.post('/auth/public/signup', fields(person))).body.status).toBe('OK')
  await mails()
  expect((await ane.get('/auth/public/user/email/verify')).body).toEqual({ status: 'OK', isVerified: false })
  for (const tenant of ['', '/public']) {
    expect((await ane.post(`/auth${tenant}/user/email/verify/token`)).body).toEqual({ status: 'OK' })
    expect(await mails()).toMatchObject([{ kind: 'verify-email', recipient: 'ane@example.com' }])
  }
  await ane.post('/auth/user/email/verify/token')
  const [sent] = await mails()
  const link = { method: 'token', token: tokenOf(sent!.data.verifyUrl) }
  expect((await ane.post('/auth/public/user/email/verify', link)).body.status).toBe('OK')
  expect((await ane.post('/auth/public/user/email/verify', link)).body.status).toBe(
    'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
  )
  expect((await ane.post('/auth/public/user/email/verify/token')).body.status).toBe('EMAIL_ALREADY_VERIFIED_ERROR')
  expect((await ane.post('/auth/public/signout')).body).toEqual({ status: 'OK' })
  expect((await ane.post('/auth/public/signin', fields({ email: person.email, password }))).body.status).toBe('OK')
})

test('a shopper with an unconfirmed address can still shop [C-CLM-O2]', async () => {
  const ane = browser()
  await ane.signUp()

  expect((await ane.post('/order/en-gb/basket/line', { sku: dress, quantity: 1 })).status).toBe(200)
  const guest = await ane.call('PUT', '/order/en-gb/basket/continue-as-guest', { email: 'ane@example.com' })
  expect(guest.status).toBe(200)
  expect((await ane.get('/order/en-gb/get-with-settings')).status).toBe(200)
})

test('notifies the owner of a sign-in with a new browser, and of no other sign-in', async () => {
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

test('opens the one view that the address of the login page names, and that to log in without a name [C-RTE-21, B-PAGE-51, B-PAGE-O5, C-RTE-O2]', async () => {
  const opened = async (query: string) =>
    (await shop.app.inject(`/en-gb/login?${query}&type=json`)).json<{ readonly view: string }>().view

  for (const view of ['signup', 'forgot-password', 'verify']) expect(await opened(`view=${view}`)).toBe(view)
  expect([await opened(''), await opened('view=nothing')]).toEqual(['login', 'login'])
  for (const query of ['token=t', 'token=t&rid=emailpassword']) expect(await opened(query)).toBe('reset')
  expect(await opened('view=verify&token=t')).toBe('verify')
})

test('leaves staff to the directory of the company [C-SSO-01, C-AUT-O3, C-AUT-O4, C-VAL-03, C-AUT-04, C-EAU-02, C-EAU-03, C-SSO-O1]', async () => {
  const email = 'Kim@Halden.Example'

  expect((await browser().signUp({ email })).body).toMatchObject({
    status: 'SIGN_UP_NOT_ALLOWED',
    reason: expect.any(String),
  })
  expect((await browser().signIn(email)).body).toMatchObject({ status: 'SIGN_IN_NOT_ALLOWED' })
  expect((await browser().post('/auth/user/password/reset/token', fields({ email }))).body.status).toBe(
    'PASSWORD_RESET_NOT_ALLOWED',
  )
  for (const domain of ['nothalden.example', 'halden.example.test', 'halden.test'])
    expect((await browser().signUp({ email: `kim@${domain}` })).body.status).toBe('OK')
})

test('signs nobody up or in during maintenance, and everybody after it [C-AUT-O4, C-AUT-04, C-EAU-01, C-EAU-02]', async () => {
  switchedOn.add('loginMaintenanceMode')
  expect((await browser().signUp()).body).toMatchObject({ status: 'SIGN_UP_NOT_ALLOWED' })
  expect((await browser().signIn()).body).toMatchObject({ status: 'SIGN_IN_NOT_ALLOWED' })

  switchedOn.clear()
  expect((await browser().signUp()).body.status).toBe('OK')
})

test('asks for the terms and confirms the newsletter by mail where that is wanted, and takes no header for consent [C-AUT-O2, D-03, C-TRM-04, C-TGL-19, C-TGL-10, C-SES-O6]', async () => {
  const stored = async () =>
    database.prepared<{ readonly terms: unknown; readonly birthday: Date | null }>(
      'consents-of-tests',
      'select terms, birthday from account',
    )
  const headers = { 'x-newsletter': 'true', 'x-terms-condition-version': '1' }
  await browser().post('/auth/signup', fields({ ...person, birthday: '1990-05-01' }), headers)
  expect(await stored()).toEqual([{ terms: null, birthday: null }])
  await mails()
  expect(await shop.club.contactOf(person.email)).toBeUndefined()

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
    terms: { version: '1', market: 'en-gb', at: shop.clock.now.toISOString() },
  })
  expect(before!.birthday?.toISOString()).toContain('1990-05-01')
  const sent = await mails()
  const { data: asked } = sent.find(({ kind }) => kind === 'confirm-contact')!
  const { data: verify } = sent.find(({ kind }) => kind === 'verify-email')!
  await browser().post('/auth/user/email/verify', { method: 'token', token: tokenOf(verify.verifyUrl) })
  expect(await shop.club.mayMail(person.email)).toBeUndefined()
  const id = new URL(asked.confirmUrl).searchParams.get('verificationId')!
  expect((await shop.club.confirm(id)).ok).toBe(true)
  expect((await shop.club.mayMail(person.email))?.subscriptions).toMatchObject([{ topic: 'newsletter' }])
})

test('a sign-up that accepts the terms alone subscribes nobody to news [C-TRM-O2]', async () => {
  const email = 'cleo@example.com'
  await browser().signUp({ acceptTerms: 'true', email })
  const kinds = (await mails()).map(({ kind }) => kind)

  expect(kinds).toContain('verify-email')
  expect(kinds).not.toContain('confirm-contact')
  expect(await shop.club.contactOf(email)).toBeUndefined()
})

test('keeps the name of who signs up without runs of blanks, and a phone number where one is given and could be one [C-AUT-O2, B-VAL-04, C-VAL-01]', async () => {
  const wrong = await browser().signUp({ phoneNumber: 'call me' })
  expect(wrong.body.formFields).toMatchObject([{ id: 'phoneNumber' }])

  await browser().signUp({ phoneNumber: ' +45 31 23 45 67 ' })
  await browser('192.0.2.8').signUp({ email: 'bo@example.com', firstName: ' Bo   Emil ', phoneNumber: '' })
  const kept = await database.prepared(
    'names-of-tests',
    'select email, first_name, last_name, phone_number from account order by email',
  )
  expect(kept).toEqual([
    { email: 'ane@example.com', first_name: 'Ane', last_name: 'Holm', phone_number: '+45 31 23 45 67' },
    { email: 'bo@example.com', first_name: 'Bo Emil', last_name: 'Holm', phone_number: null },
  ])
})

test('answers a few questions whether an address has an account, and then refuses them all [C-EAU-05]', async () => {
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

test('brings the basket along at sign-in, opens it in every browser of the account, and leaves it at sign-out [C-AUT-03, C-BSK-04, C-BSK-O4]', async () => {
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

test('answers a sign-out with OK, also if nobody is signed in, and says that the session is over if its token has expired [C-EAU-10, C-AUT-06]', async () => {
  const ane = browser()
  await ane.signUp()
  const before = shop.clock.now
  shop.clock.now = new Date(before.getTime() + 3_601_000)
  expect(await ane.post('/auth/signout')).toMatchObject({ status: 401, body: { code: 'session.over' } })
  shop.clock.now = before

  const copied = new Map(ane.jar)
  expect((await ane.post('/auth/signout')).body).toEqual({ status: 'OK' })
  expect((await ane.post('/auth/signout')).body).toEqual({ status: 'OK' })
  expect((await ane.get('/account/sessions')).status).toBe(401)
  for (const [name, value] of copied) ane.jar.set(name, value)
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

test('accepts a known version of the terms for the account, in Turkey with the use of data apart [C-TRM-01, C-TRM-03, C-TRM-O1, C-CLM-O2, C-ELO-13, D-09, C-GEN-O2, C-EAC-01, C-EAC-02, C-GEN-O3, C-GEN-10]', async () => {
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
  const at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/)
  expect((await ane.post('/account/en-gb/accept-terms/1')).body).toEqual({
    ...{ termsVersion: '1', acceptedAt: at, market: 'en-gb' },
  })
  expect(await due()).toBe(false)
  expect((await valid('ANE@example.com', '1')).body).toEqual({ isValid: true })
  await sql`update account set terms = jsonb_set(terms, '{version}', '"0"')`.execute(database.sql())
  expect(await due()).toBe(true)
  expect((await valid('ane@example.com', '1')).body).toEqual({ isValid: false })
  await sql`update account set terms = jsonb_set(terms, '{version}', '"1"')`.execute(database.sql())
  expect((await valid('ane@example.com', '99')).status).toBe(404)
  expect((await valid('other@example.com', '1')).status).toBe(401)
  const stranger = browser().get('/voyado/voyado/validatetermsversion/ane%40example.com/latestversion/1')
  expect((await stranger).status).toBe(401)
  expect((await browser().post('/account/en-gb/accept-terms/1')).status).toBe(401)
  const turkish = (body: object, who = ane, version = '1') =>
    who.post(`/account/tr-tr/accept-terms-tr/${version}`, body)
  const all = { acceptTerms: true, acceptMarketing: false, acceptDataProcessing: true }
  const box = (JSON.parse(await readFile('words/tr.json', 'utf8')) as Record<string, string>)['checkout.newsletter']!
  const consents = async () =>
    (
      await sql`select r.act, t.body from consent_record r join consent_text t on t.version = r.text_version
        where r.market = 'tr-tr' and r.source = 'terms'`.execute(database.sql())
    ).rows
  const refused = async (field: string, body: object) => {
    const { status, body: told } = await turkish(body)
    expect([status, Object.keys(told.errors ?? {})]).toEqual([400, [field]])
  }
  await refused('acceptTerms', { ...all, acceptTerms: false })
  await refused('acceptDataProcessing', { ...all, acceptDataProcessing: false })
  expect(await ane.post('/account/tr-tr/accept-terms/1')).toMatchObject({
    status: 400,
    body: { code: 'account.data-processing-needed', errors: { acceptDataProcessing: [expect.any(String)] } },
  })
  expect(await due('tr-tr')).toBe(false)
  expect((await turkish(all, browser())).status).toBe(401)
  expect((await turkish(all, ane, '99')).status).toBe(404)
  expect((await turkish(all)).body).toEqual({ termsVersion: '1', acceptedAt: at, market: 'tr-tr' })
  expect(await consents()).toEqual([])
  await turkish({ ...all, acceptMarketing: true })
  expect(await consents()).toEqual([{ act: expect.any(String), body: expect.stringContaining(box) }])
})

test('calculates the age at sign-up by the date in the market [C-ACC-O1, C-ACC-04]', async () => {
  switchedOn.add('birthdayField')
  const before = shop.clock.now
  const birthday = '2010-06-11'
  const signedUpAt = async (moment: string) => {
    shop.clock.now = new Date(moment)
    return (await browser().signUp({ birthday })).body.status
  }

  // In summer, London is one hour ahead of UTC.
  expect(await signedUpAt('2026-06-10T22:59:00Z')).toBe('FIELD_ERROR')
  expect(await signedUpAt('2026-06-10T23:00:00Z')).toBe('OK')
  shop.clock.now = before
})

test('tells on the call of the account as well whether an address is known, as seldom [C-EAC-09, C-ACC-O6]', async () => {
  await browser().signUp()
  const ask = browser('203.0.113.9')
  const exists = (email: string) => ask.get(`/account/en-gb/check-email-exists?email=${encodeURIComponent(email)}`)

  expect((await exists('ane@example.com')).body).toEqual({ exists: true })
  expect((await exists('nobody@example.com')).body).toEqual({ exists: false })
  expect((await exists('nonsense')).status).toBe(400)
  for (let asked = 0; asked < 3; asked++) await exists('nobody@example.com')
  expect((await exists('ane@example.com')).status).toBe(429)
})
