import { expect, test } from 'vitest'
import { dress } from '../checkout/buying-shop.fakes.ts'
import { fields, openSignInShop, person } from './sign-in-browser.fakes.ts'

const { browser, mails, shop, switchedOn } = await openSignInShop()

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
