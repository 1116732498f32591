import { expect, test } from 'vitest'
import { openSignInShop } from './sign-in-browser.fakes.ts'

const { browser, shop } = await openSignInShop()

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
