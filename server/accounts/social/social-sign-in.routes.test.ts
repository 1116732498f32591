import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { testDatabase } from '../../../checks/harness/database/test-database.ts'
import { openBuyingShop } from '../../checkout/buying-shop.fakes.ts'
import { consent } from '../identity-provider.port-test.ts'
import { postAppleForm, shopUrl, socialBrowser } from './social-shop.fakes.ts'

const database = await testDatabase()
const switchedOff = new Set<string>()
const switchedOn = new Set<string>()
// The time limit is long: no test here waits for a silent provider, and on a busy machine an answer may take long.
const shop = await openBuyingShop(database, { switchedOff, switchedOn, timeLimitMs: 60_000 })
afterAll(() => shop.close())
beforeEach(async () => {
  switchedOff.clear()
  switchedOn.clear()
  switchedOn.add('socialLogin')
  shop.clock.now = new Date()
  await sql`truncate account, session, rate_count, spent_sign_in cascade`.execute(database.sql())
  shop.jobs.length = 0
})

const social = ['google', 'facebook', 'apple'] as const
const email = 'freja@mail.example'
const control = (name: string, path: string, faults: object) =>
  fetch(`${shop.simulatorsUrl}/${name}${path}`, { method: 'POST', body: JSON.stringify(faults) })
const fields = (values: Readonly<Record<string, string>>) => ({
  formFields: Object.entries(values).map(([id, value]) => ({ id, value })),
})
/** Signs up by password, with an email address that may or may not belong to the person. */
async function signUp(address: string, verified: boolean) {
  const visitor = socialBrowser(shop, '198.51.100.9')
  const answer = await visitor.call(
    'POST',
    '/api/auth/signup',
    fields({ email: address, password: 'Linen trousers 7', firstName: 'Ane', lastName: 'Holm', acceptTerms: 'true' }),
  )
  expect(answer.body.status).toBe('OK')
  if (verified) await sql`update account set email_verified_at = now() where email = ${address}`.execute(database.sql())
  return visitor
}

test.each(social)(
  'signs up and then in with %s [C-SOC-01, C-AUT-06, C-EAU-06, C-EAU-07, C-EAU-O2]',
  async (provider) => {
    const first = await socialBrowser(shop).signIn(provider)
    expect(first).toMatchObject({
      ...{ status: 'OK', createdNewUser: true, createdNewRecipeUser: true },
      user: { emails: [email], loginMethods: [{ recipeId: 'thirdparty', verified: provider !== 'facebook' }] },
    })
    const browser = socialBrowser(shop)
    const again = await browser.signIn(provider)
    expect(again).toMatchObject({
      status: 'OK',
      createdNewUser: false,
      createdNewRecipeUser: false,
      user: { id: first.user.id },
    })
    expect(browser.jar.get('sAccessToken')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)

    expect(await shop.accounts.find(first.user.id)).toMatchObject({
      firstName: 'Freja',
      lastName: 'Holm',
      hasPassword: false,
    })
  },
)

test.each(['google', 'facebook'] as const)(
  'shows the portrait from %s only to the owner, and updates it at each sign-in [C-ENT-18]',
  async (provider) => {
    const picture = 'https://portraits.example/marked-face.jpg'
    const signedIn = async (form: Readonly<Record<string, string>>) => {
      const browser = socialBrowser(shop)
      const answer = await browser.signIn(provider, form)
      const { body } = await browser.get('/api/account/en-gb/get-user-metadata')
      return { browser, answer, user: body as unknown as { readonly picture?: string } }
    }
    const first = await signedIn({ picture })
    expect(first.user.picture).toBe(picture)
    expect(JSON.stringify(first.answer)).not.toContain('marked-face')
    for (const path of ['/en-gb/account', '/en-gb/account/profile', '/en-gb/account/profile?type=json', '/en-gb'])
      expect((await shop.app.inject({ url: path, headers: first.browser.headers() })).body, path).not.toContain(
        'marked-face',
      )

    const moved = picture.replace('marked', 'other')
    expect((await signedIn({ picture: moved })).user.picture).toBe(moved)
    expect((await signedIn({ picture: 'javascript:alert(1)' })).user).not.toHaveProperty('picture')
    expect((await signedIn({ picture })).user.picture).toBe(picture)
    expect((await signedIn({ picture: '' })).user).not.toHaveProperty('picture')
  },
)

test('a portrait is removed together with the provider it came from', async () => {
  await socialBrowser(shop).signIn('facebook', { picture: 'https://portraits.example/stranger.jpg' })
  const owner = socialBrowser(shop)
  await owner.signIn('google', { picture: '' })

  expect((await owner.get('/api/account/en-gb/get-user-metadata')).body).not.toHaveProperty('picture')
})

test('signs in to the existing account if the provider has verified its address, keeps the password, and notifies the owner [C-SOC-O2, C-PKY-O5]', async () => {
  await signUp(email, true)
  const { user, createdNewUser } = await socialBrowser(shop).signIn('google')

  expect(createdNewUser).toBe(false)
  expect(await shop.accounts.find(user.id)).toMatchObject({ hasPassword: true, providers: [{ id: 'google' }] })
  expect(shop.jobs.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ kind: 'sign-in-changed', email, change: 'provider-linked', name: 'Google' }),
  )
})

test('mails a customer without a password the name of their sign-in provider instead of a link [C-AUT-O3]', async () => {
  await socialBrowser(shop).signIn('google')
  shop.jobs.length = 0
  const asked = await socialBrowser(shop).call('POST', '/api/auth/user/password/reset/token', fields({ email }))
  await shop.runJobs()

  expect(asked.body).toEqual({ status: 'OK' })
  expect(shop.jobs.map(({ data }) => data)).toMatchObject([
    { kind: 'provider-reminder', recipient: email, data: { providers: ['Google'] } },
  ])
})

test('gives an account with an unverified address to the owner of the address, and removes every other way to sign in to it [C-SOC-O2]', async () => {
  const stranger = await signUp(email, false)
  const { user } = await socialBrowser(shop).signIn('google')

  expect(await shop.accounts.find(user.id)).toMatchObject({ emailVerified: true, hasPassword: false })
  expect((await stranger.get('/api/account/sessions')).status).toBe(401)
  const again = await socialBrowser(shop).call(
    'POST',
    '/api/auth/signin',
    fields({ email, password: 'Linen trousers 7' }),
  )
  expect(again.body.status).toBe('WRONG_CREDENTIALS_ERROR')
})

test('a provider that has not verified the address opens no existing account, and loses the account it made once the owner of the address signs in [C-SOC-O2]', async () => {
  const stranger = await socialBrowser(shop).signIn('facebook')
  expect(stranger).toMatchObject({ status: 'OK', createdNewUser: true })

  const owner = await socialBrowser(shop).signIn('google')
  expect(owner).toMatchObject({ status: 'OK', createdNewUser: false })
  expect((await shop.accounts.find(owner.user.id))?.providers.map(({ id }) => id)).toEqual(['google'])

  const back = await socialBrowser(shop).signIn('facebook')
  expect(back).toMatchObject({
    ...{ status: 'SIGN_IN_UP_NOT_ALLOWED' },
    reason: expect.stringContaining('an account with this email'),
  })
})

test.each(social)(
  'makes no account for a person whose address %s does not send [C-EAU-07, C-SOC-O2]',
  async (provider) => {
    expect(await socialBrowser(shop).signIn(provider, { outcome: 'no-email' })).toEqual({
      status: 'NO_EMAIL_GIVEN_BY_PROVIDER',
    })
  },
)

test('signs in staff by the directory, with no more rights than other customers, and nobody outside the staff domain [C-SSO-O1, C-SSO-01]', async () => {
  switchedOn.clear()
  switchedOff.add('socialLogin')
  const mette = await socialBrowser(shop).signIn('active-directory', { email: 'mette@HALDEN.example' })
  expect(mette).toMatchObject({ status: 'OK', createdNewUser: true, user: { emails: ['mette@halden.example'] } })

  const guest = await socialBrowser(shop).signIn('active-directory', { email: 'guest@elsewhere.example' })
  expect(guest).toMatchObject({ status: 'SIGN_IN_UP_NOT_ALLOWED', reason: expect.stringContaining('for staff only') })
  const browser = socialBrowser(shop)
  await browser.signIn('active-directory', { email: 'mette@halden.example' })
  expect((await browser.get('/api/account/sessions')).status).toBe(200)
})

test.each(social)('does not sign in staff by %s [C-SSO-O1]', async (provider) => {
  const answer = await socialBrowser(shop).signIn(provider, { email: 'Mette@Halden.Example' })

  expect(answer).toMatchObject({ status: 'SIGN_IN_UP_NOT_ALLOWED', reason: expect.stringContaining('directory') })
})

test('lists the providers of a market [C-EAU-08, C-CST-22, C-SOC-01, C-SOC-O1, C-TGL-09, C-GEN-13, C-SSO-O1]', async () => {
  const listed = async (query = '') => (await socialBrowser(shop).get(`/api/auth/loginmethods${query}`)).body
  expect(await listed()).toEqual(await listed('?clientType=web'))
  expect(await listed()).toEqual({
    status: 'OK',
    emailPassword: { enabled: true },
    passwordless: { enabled: false },
    thirdParty: {
      enabled: true,
      providers: [
        { id: 'google', name: 'Google' },
        { id: 'facebook', name: 'Facebook' },
        { id: 'apple', name: 'Apple' },
        { id: 'active-directory', name: 'Company directory' },
      ],
    },
    firstFactors: ['emailpassword', 'thirdparty'],
  })
  switchedOn.clear()
  switchedOff.add('socialLogin')
  expect(await listed()).toMatchObject({ thirdParty: { providers: [{ id: 'active-directory' }] } })
})

test('leads from the page to sign in to Google, Facebook and Apple, and staff to the directory of the company [C-CST-22]', async () => {
  const { forms } = (await socialBrowser(shop).get('/en-gb/login?type=json')).body as unknown as PageOf<'loginPage'>
  const start = (provider: string) => `/api/auth/start/${provider}?market=en-gb`

  expect(forms.providers).toEqual([
    { id: 'google', name: 'Google', url: start('google') },
    { id: 'facebook', name: 'Facebook', url: start('facebook') },
    { id: 'apple', name: 'Apple', url: start('apple') },
  ])
  expect(forms.directoryUrl).toBe(start('active-directory'))
})

test('does not start with a provider that is off or unknown, or with a return address of another site [C-EAU-06, C-SOC-04]', async () => {
  const browser = socialBrowser(shop)
  const refused = { status: 200, body: { status: 'GENERAL_ERROR' } }
  expect(await browser.authorise('linkedin')).toMatchObject(refused)
  expect(await browser.authorise('google', 'https://evil.example/login/callback')).toMatchObject(refused)
  expect(await browser.authorise('google', `${shopUrl}/login/callback/`)).toMatchObject(refused)
  expect(await browser.authorise('apple', `${shopUrl}/login/callback`)).toMatchObject(refused)
  switchedOff.add('socialLogin')
  expect(await browser.authorise('google')).toMatchObject(refused)

  switchedOff.clear()
  const { body } = await browser.authorise('google')
  expect(new URL(body.urlWithQueryParams).searchParams.has('state')).toBe(false)
})

test.each([
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['apple', 'Apple'],
  ['active-directory', 'the company directory'],
])(
  'the simulated %s asks the person, who continues with or without an address, or cancels [C-SOC-O3]',
  async (id, name) => {
    const { body } = await socialBrowser(shop).authorise(id)
    const page = await (await fetch(`${body.urlWithQueryParams}&state=s`)).text()

    expect(page.toLowerCase()).toContain(`<h1>sign in with ${name.toLowerCase()}</h1>`)
    expect([...page.matchAll(/<button name="outcome" value="([\w-]+)">/g)].map(([, outcome]) => outcome)).toEqual([
      ...['accept', 'no-email', 'deny'],
    ])
  },
)

test('begins a sign-in with the address of the provider, and with a verifier where the provider asks for its proof [C-EAU-06]', async () => {
  const begun = async (provider: string) => (await socialBrowser(shop).authorise(provider)).body
  const [google, facebook] = [await begun('google'), await begun('facebook')]

  expect(google).toEqual({
    ...{ status: 'OK', urlWithQueryParams: expect.any(String) },
    pkceCodeVerifier: expect.stringMatching(/^[\w-]{43,128}$/),
  })
  expect(google.urlWithQueryParams.startsWith(`${shop.simulatorsUrl}/google/`)).toBe(true)
  expect(Object.fromEntries(new URL(google.urlWithQueryParams).searchParams)).toMatchObject({
    ...{ redirect_uri: `${shopUrl}/login/callback`, code_challenge_method: 'S256' },
  })
  expect(facebook).toEqual({ status: 'OK', urlWithQueryParams: expect.any(String) })
})

test('refuses to finish a sign-in twice, with another verifier, for another provider or with a return address of another site [C-SOC-O1]', async () => {
  const browser = () => socialBrowser(shop)
  const begin = async () => {
    const { body } = await browser().authorise('google')
    return { query: await consent({ url: body.urlWithQueryParams }), verifier: body.pkceCodeVerifier }
  }
  const [once, swapped, other, elsewhere] = [await begin(), await begin(), await begin(), await begin()]
  expect((await browser().finish('google', once.query, once.verifier)).body.status).toBe('OK')

  const tries = [
    browser().finish('google', once.query, once.verifier),
    browser().finish('google', swapped.query, once.verifier),
    browser().finish('active-directory', other.query, other.verifier),
    browser().finish('google', elsewhere.query, elsewhere.verifier, 'https://evil.example/login/callback'),
    browser().finish('google', { code: 'made-up', state: 's' }, once.verifier),
    browser().finish('google', {}, once.verifier),
  ]
  expect((await Promise.all(tries)).map(({ body }) => body.status)).toEqual(tries.map(() => 'GENERAL_ERROR'))
})

test('of two requests with the same code at once, one signs in [C-SOC-O1]', async () => {
  const { body } = await socialBrowser(shop).authorise('google')
  const query = await consent({ url: body.urlWithQueryParams })
  const both = await Promise.all([1, 2].map(() => socialBrowser(shop).finish('google', query, body.pkceCodeVerifier)))

  expect(both.map(({ body: { status } }) => status).sort()).toEqual(['GENERAL_ERROR', 'OK'])
})

test('refuses a sign-in of a visitor who is already signed in, or while sign-in is closed [C-EAU-07, C-AUT-02]', async () => {
  const browser = socialBrowser(shop)
  await browser.signIn('google')
  expect(await browser.signIn('google')).toEqual({ status: 'ERROR' })

  switchedOn.add('loginMaintenanceMode')
  expect(await socialBrowser(shop).signIn('google')).toMatchObject({ status: 'SIGN_IN_UP_NOT_ALLOWED' })
})

test('refuses a network after thirty failed sign-ins', async () => {
  const browser = socialBrowser(shop, '203.0.113.5')
  const guessOnce = async () => (await browser.finish('facebook', { code: 'made-up' })).body.message
  for (let tries = 0; tries < 30; tries++) expect(await guessOnce()).toContain('could not log you in')

  expect(await guessOnce()).toContain('Too many tries')
  expect((await socialBrowser(shop, '203.0.113.99').signIn('facebook')).status).toBe('OK')
})

test('reports a failed sign-in while a provider is down, and signs in once it is back [C-EAU-07]', async () => {
  const { body } = await socialBrowser(shop).authorise('facebook')
  const query = await consent({ url: body.urlWithQueryParams })
  await control('facebook', '/control', { down: true })
  expect((await socialBrowser(shop).finish('facebook', query)).body.status).toBe('GENERAL_ERROR')

  await control('facebook', '/control', { down: false })
  expect((await socialBrowser(shop).signIn('facebook')).status).toBe('OK')
})

test('Apple’s form leads to the callback page with state and code, and hides the name in the address [C-SOC-04, C-SOC-O1, C-EAU-O2]', async () => {
  const { body } = await socialBrowser(shop).authorise('apple')
  const form = await consent({ url: body.urlWithQueryParams })
  const back = await postAppleForm(shop, form)

  expect(back).toMatchObject({ status: '303', path: '/login/callback', state: 's1', code: form.code })
  expect(JSON.stringify(back)).not.toContain('Freja')
  expect(await postAppleForm(shop, { state: 's1', error: 'user_cancelled_authorize' })).toEqual({
    ...{ status: '303', path: '/login/callback', state: 's1', error: 'user_cancelled_authorize' },
  })
})

async function begin(browser: ReturnType<typeof socialBrowser>, provider: string, more = '') {
  const { status, headers } = await browser.get(`/api/auth/start/${provider}?market=da-dk${more}`)
  const [kept = ''] = [headers['set-cookie'] ?? []].flat()
  return { status, kept, url: String(headers.location) }
}

/** The person's decision on the provider's page. */
async function decide(url: string, form: Readonly<Record<string, string>> = {}) {
  const back = await consent({ url: url.replace(/&state=[^&]*$/, '') }, form)
  const state = new URL(url).searchParams.get('state')!
  return back.state === 's1' ? { ...back, state } : back
}

test.each([...social, 'active-directory'])(
  'signs in with %s without any script, and comes back to the page it began at [C-SOC-01, C-SOC-05]',
  async (provider) => {
    const browser = socialBrowser(shop)
    const { status, url } = await begin(browser, provider, `&to=${encodeURIComponent('/da-dk/checkout?a=1')}`)
    expect(status).toBe(303)
    expect(url.startsWith(shop.simulatorsUrl)).toBe(true)
    const form: Record<string, string> = provider === 'active-directory' ? { email: 'mette@halden.example' } : {}
    const answered = await decide(url, form)
    const query = provider === 'apple' ? await postAppleForm(shop, answered) : answered

    const finished = await browser.comeBack(query)
    expect(finished).toMatchObject({ status: 'OK', created: true, to: '/da-dk/checkout?a=1', market: { id: 'da-dk' } })
    expect(browser.jar.has('sAccessToken')).toBe(true)
    expect(stateCookiesOf(browser)).toEqual([])
  },
)

test('never returns to a page of another site [C-SOC-05]', async () => {
  const browser = socialBrowser(shop)
  const { url } = await begin(browser, 'google', `&to=${encodeURIComponent('//evil.example/')}`)

  expect((await browser.comeBack(await decide(url))).to).toBeUndefined()
})

const stateCookiesOf = ({ jar }: ReturnType<typeof socialBrowser>): string[] =>
  [...jar.keys()].filter((name) => name.startsWith('sign-in-state'))

test('finishes each of the sign-ins that were begun in several tabs, and ends no other with it [C-SOC-02]', async () => {
  const browser = socialBrowser(shop)
  const tabs = [await begin(browser, 'google', '&to=/da-dk/a'), await begin(browser, 'google', '&to=/da-dk/b')]
  for (const { kept } of tabs) expect(kept).toMatch(/^sign-in-state-\S+=\S+;.* HttpOnly/)
  const [first, second] = [await decide(tabs[0]!.url), await decide(tabs[1]!.url)]

  expect(await browser.comeBack(first)).toMatchObject({ status: 'OK', to: '/da-dk/a' })
  expect(stateCookiesOf(browser)).toHaveLength(1)
  expect(await browser.comeBack(second)).toMatchObject({ status: 'OK', to: '/da-dk/b' })
  expect(stateCookiesOf(browser)).toEqual([])
})

test('leads a second tab on that comes back after the first has signed in [C-AUT-02]', async () => {
  const browser = socialBrowser(shop)
  const { url } = await begin(browser, 'google', '&to=/da-dk/b')
  const session = { id: 's', accountId: 'a', emailVerified: true, claims: {} }

  expect(await browser.comeBack(await decide(url), session)).toMatchObject({ status: 'ALREADY', to: '/da-dk/b' })
  expect(stateCookiesOf(browser)).toEqual([])
})

test('keeps the four newest sign-ins that a browser has begun [C-SOC-02]', async () => {
  const browser = socialBrowser(shop)
  const begun: string[] = []
  for (let minute = 0; minute < 6; minute++) {
    shop.clock.now = new Date(Date.now() + minute * 60_000)
    begun.push((await begin(browser, 'google')).url)
  }

  expect(stateCookiesOf(browser)).toHaveLength(4)
  expect(await browser.comeBack(await decide(begun[1]!))).toMatchObject({ status: 'FAILED' })
  expect(await browser.comeBack(await decide(begun[2]!))).toMatchObject({ status: 'OK' })
})

test('finishes a sign-in that comes back just before its ten minutes are over [C-SOC-02, C-CST-09, C-STO-03]', async () => {
  const browser = socialBrowser(shop)
  const query = await decide((await begin(browser, 'google')).url)
  shop.clock.now = new Date(Date.now() + 570_000)

  expect(await browser.comeBack(query)).toMatchObject({ status: 'OK' })
})

test('refuses a callback with a state that is missing, not received, too old, another browser’s or used, by the specified message [C-SOC-02, C-SOC-03, C-CST-09, C-STO-03]', async () => {
  const started = async () => {
    const browser = socialBrowser(shop)
    return { browser, query: await decide((await begin(browser, 'google')).url) }
  }
  const messageOf = async (browser: ReturnType<typeof socialBrowser>, query: Record<string, string>) => {
    const finished = await browser.comeBack(query)
    if (finished.status !== 'FAILED') return finished.status
    expect(shop.logged.at(-1)).toContain(finished.message)
    return finished.message
  }

  const missing = await started()
  expect(await messageOf(socialBrowser(shop), missing.query)).toBe('No valid auth state present in session storage')
  missing.browser.jar.set(stateCookiesOf(missing.browser)[0]!, 'forged')
  expect(await messageOf(missing.browser, missing.query)).toBe('No valid auth state present in session storage')

  const unreceived = await started()
  expect(await messageOf(unreceived.browser, { code: unreceived.query.code! })).toBe(
    'No state recieved from auth provider',
  )
  const [mine, theirs] = [await started(), await started()]
  const invalid = 'Auth state verification failed. The auth provider responded with an invalid state'
  expect(await messageOf(mine.browser, theirs.query)).toBe(invalid)
  expect(await messageOf(mine.browser, mine.query)).toBe('OK')

  const used = await started()
  const [name] = stateCookiesOf(used.browser)
  const copy = used.browser.jar.get(name!)!
  expect(await messageOf(used.browser, used.query)).toBe('OK')
  const thief = socialBrowser(shop)
  thief.jar.set(name!, copy)
  expect(await messageOf(thief, used.query)).toBe('No valid auth state present in session storage')

  const late = await started()
  shop.clock.now = new Date(Date.now() + 600_001)
  expect(await messageOf(late.browser, late.query)).toBe(
    'Auth state verification failed. The auth provider took too long to respond',
  )
})

test.each([
  ['deny', { outcome: 'deny' }, 'Auth provider responded with error: access_denied'],
  [
    ...(['another state', { trouble: 'wrong-state' }] as const),
    'Auth state verification failed. The auth provider responded with an invalid state',
  ],
  ['no state', { trouble: 'no-state' }, 'No state recieved from auth provider'],
  ['another code', { trouble: 'wrong-code' }, 'GENERAL_ERROR login.thirdparty_error'],
  ['no address', { outcome: 'no-email' }, 'NO_EMAIL_GIVEN_BY_PROVIDER'],
])(
  'signs nobody in when the provider’s page ends in %s [C-SOC-03, C-SOC-O2, C-SOC-O3]',
  async (_what, form, message) => {
    const browser = socialBrowser(shop)
    const query = await decide((await begin(browser, 'google')).url, form as Record<string, string>)

    expect(await browser.comeBack(query)).toMatchObject({ status: 'FAILED', message, market: { id: 'da-dk' } })
    expect(browser.jar.has('sAccessToken')).toBe(false)
  },
)

test('the page signs nobody in either if the provider may not sign in to that account [C-SOC-O2, C-SOC-03]', async () => {
  await signUp(email, true)
  const browser = socialBrowser(shop)
  const query = await decide((await begin(browser, 'facebook')).url, {})

  expect(await browser.comeBack(query)).toMatchObject({
    status: 'FAILED',
    message: expect.stringContaining('SIGN_IN_UP_NOT_ALLOWED'),
    market: { id: 'da-dk' },
  })
  expect(browser.jar.has('sAccessToken')).toBe(false)
})

test.each(['issuer', 'audience', 'nonce', 'expired', 'key'])(
  'refuses an id token with a forged %s [C-SOC-O2]',
  async (forge) => {
    await control('google', '/control/tokens', { forge })
    const answer = await socialBrowser(shop).signIn('google')
    await control('google', '/control/tokens', { forge: null })

    expect(answer.status).toBe('GENERAL_ERROR')
  },
)

test('leads back to the login page when a provider is off or does not answer', async () => {
  switchedOff.add('socialLogin')
  const { status, url } = await begin(socialBrowser(shop), 'google')

  expect(status).toBe(303)
  expect(url).toMatch(/^\/da-dk\/.+\?done=provider-failed$/)
})

test('leads a signed-in visitor back to the page they came from', async () => {
  const browser = socialBrowser(shop)
  await browser.signIn('google')

  expect((await begin(browser, 'google', '&to=%2Fda-dk%2Fa')).url).toBe('/da-dk/a')
})
