import { expect, test } from 'vitest'
import { loginPage, viewOf } from './login-page.ts'
import { shopWithAccount, signe } from './sign-in-pages.fakes.ts'

const act = (name: string) => loginPage.formActions![name]!.act

test('shows one view, by its address: that of a new password for a link without a view, logging in for any other [B-PAGE-51, B-PAGE-O5, C-RTE-21, C-RTE-O2]', () => {
  expect(viewOf({})).toBe('login')
  expect(viewOf({ view: 'signup' })).toBe('signup')
  expect(viewOf({ view: 'forgot-password' })).toBe('forgot-password')
  expect(viewOf({ view: 'verify', token: 't' })).toBe('verify')
  expect(viewOf({ token: 't' })).toBe('reset')
  expect(viewOf({ token: 't', rid: 'emailpassword' })).toBe('reset')
  expect(viewOf({ token: 't', rid: 'emailpassword', view: 'signup' })).toBe('reset')
  expect(viewOf({ token: 't', view: 'signup' })).toBe('signup')
  expect(viewOf({ view: 'reset' })).toBe('login')
  expect(viewOf({ view: 'nonsense' })).toBe('login')
})

test('has the forms of its market: news only with the new terms, a birthday and a box for the terms where the shop wants them [C-TRM-O2, C-TGL-10, C-TGL-19, C-TGL-26, C-CLB-03, B-PAGE-30, C-RTE-10, C-TRM-04]', async () => {
  const plain = shopWithAccount()
  expect(loginPage).toMatchObject({ alias: 'loginPage', layout: 'plain' })
  const full = shopWithAccount(['birthdayField', 'signupTermsAndDoubleOptIn'])

  expect(await loginPage.load(plain.parts, plain.ask({ query: { to: '/en-gb/women' } }))).toMatchObject({
    body: {
      view: 'login',
      forms: {
        action: '/en-gb/login?to=%2Fen-gb%2Fwomen',
        ...{ asksForTerms: false, asksForNews: true, asksBirthday: false },
        terms: { version: '1', url: '/en-gb/terms/2' },
      },
    },
    frame: { robots: 'NOINDEX, NOFOLLOW' },
  })
  expect(await loginPage.load(full.parts, full.ask())).toMatchObject({
    body: { forms: { asksForTerms: true, asksBirthday: true } },
  })
  const earlier = full.ask({ newSignupTerms: false })
  expect(await loginPage.load(full.parts, earlier)).toMatchObject({ body: { forms: { asksForNews: false } } })
})

test('says that nobody can sign in at the moment only where the shop is in maintenance [C-RTE-O8, C-TGL-22, C-GEN-13, B-FT-42, B-FT-O2, C-ACC-06]', async () => {
  const [open, closed] = [shopWithAccount(), shopWithAccount(['loginMaintenanceMode'])]

  expect(await loginPage.load(closed.parts, closed.ask())).toMatchObject({ body: { maintenance: true } })
  expect(await loginPage.load(open.parts, open.ask())).not.toHaveProperty('body.maintenance')
})

test('signs in and goes back, remembering the terms that were accepted [C-AUT-01, B-STO-12, B-STO-13, C-STO-02, C-STO-O1, C-LGN-03, C-TRM-04]', async () => {
  const { parts, ask, state } = shopWithAccount()
  const asked = ask({ query: { to: '/en-gb/women' } })

  expect(await act('sign-in')(parts, asked, { email: 'signe@example.com', password: 'correct horse' })).toEqual({
    goTo: '/en-gb/women',
  })
  expect([...state.cookies]).toEqual([
    ['termsVersion', '1'],
    ['marketingTerms', 'false'],
  ])
  const year = 365 * 24 * 60 * 60
  expect([...state.lifetimes]).toEqual([
    ['termsVersion', year],
    ['marketingTerms', year],
  ])
})

test('the login page leads back to the page that its address names, or else to the page before, after a sign-in and a sign-up [C-LGN-03]', async () => {
  const { parts, ask } = shopWithAccount()
  const [named, referer] = [{ query: { to: '/en-gb/checkout/customer' } }, 'https://halden.test/en-gb/women?page=2']
  const actionOf = async (asked: ReturnType<typeof ask>) =>
    ((await loginPage.load(parts, asked)) as { body: { forms: { action: string } } }).body.forms.action

  expect(await actionOf(ask({ ...named, referer }))).toBe('/en-gb/login?to=%2Fen-gb%2Fcheckout%2Fcustomer')
  expect(await actionOf(ask({ referer }))).toBe('/en-gb/login?to=%2Fen-gb%2Fwomen%3Fpage%3D2')
  expect(await actionOf(ask())).toBe('/en-gb/login')
  const back = { goTo: '/en-gb/checkout/customer' }
  const signe = { email: 'signe@example.com', password: 'correct horse' }
  expect(await act('sign-in')(parts, ask(named), signe)).toEqual(back)
  expect(await act('sign-up')(parts, ask(named), { email: 'new@example.com', password: 'x' })).toEqual(back)
})

test('gives the same message for a wrong password of any address, and never returns a password [C-AUT-04]', async () => {
  const { parts, ask } = shopWithAccount()
  const refused = { problems: { '': ['~sign-in.wrong-credentials'] }, code: 'sign-in.wrong-credentials' }

  expect(await act('sign-in')(parts, ask(), { email: 'signe@example.com', password: 'wrong' })).toEqual(refused)
  expect(await act('sign-in')(parts, ask(), { email: 'nobody@example.com', password: 'wrong' })).toEqual(refused)
  expect(Object.values(loginPage.formActions!).map(({ secret }) => secret)).toEqual([
    ['password'],
    ['password'],
    undefined,
    ['password'],
    undefined,
    undefined,
    undefined,
  ])
})

test('answers staff with a code that tells them to sign in by the directory [C-SSO-O1]', async () => {
  const { parts, ask } = shopWithAccount()

  expect(await act('sign-in')(parts, ask(), { email: 'ane@staff.test', password: '' })).toMatchObject({
    code: 'sign-in.staff',
  })
})

test('says at a sign-up which field is wrong, and keeps the terms that were accepted by one, which leads on [C-AUT-01, B-STO-12, C-LGN-03]', async () => {
  const { parts, ask, state } = shopWithAccount()

  expect(await act('sign-up')(parts, ask(), { email: 'signe@example.com', password: 'x' })).toEqual({
    problems: { email: ['~sign-in.email-taken'] },
  })
  expect([...state.cookies]).toEqual([])
  expect(await act('sign-up')(parts, ask(), { email: 'new@example.com', password: 'x' })).toEqual({
    goTo: '/en-gb/account',
  })
  expect(state.cookies.get('termsVersion')).toBe('1')
})

test('opening a mail link does not use it up: the button does, and the address is left without the token [C-RTE-22, C-RTE-O2, B-PAGE-52]', async () => {
  const { parts, ask, state } = shopWithAccount()
  const verify = { view: 'verify', token: 'fresh' }

  expect(await loginPage.load(parts, ask({ query: verify }))).toMatchObject({
    body: { view: 'verify', token: 'fresh' },
  })
  expect(state.verified).toEqual([])
  for (const query of [verify, { token: 'fresh', rid: 'emailpassword' }])
    expect(await loginPage.load(parts, ask({ query }))).toMatchObject({ body: { forms: { action: '/en-gb/login' } } })
  expect(await act('verify-email')(parts, ask({ query: verify }), {})).toEqual({ goTo: '/en-gb/login?done=verified' })
  expect(await act('verify-email')(parts, ask({ query: verify, signedIn: true }), {})).toEqual({
    goTo: '/en-gb/account?done=verified',
  })
  expect(state.verified).toEqual(['fresh', 'fresh'])
  expect(await act('reset-password')(parts, ask({ query: { token: 'fresh' } }), { password: 'another one' })).toEqual({
    goTo: '/en-gb/login?done=password-changed',
  })
})

test('offers the mail that confirms an address to the account that is signed in, until it is confirmed [C-RTE-21]', async () => {
  const { parts, ask, state } = shopWithAccount()
  const bodyOf = async (signedIn: boolean) =>
    ((await loginPage.load(parts, ask({ query: { view: 'verify' }, signedIn }))) as { readonly body: object }).body

  state.account = { ...state.account, emailVerified: false }
  expect(await bodyOf(true)).toMatchObject({ email: signe.email })
  expect(await bodyOf(true)).not.toHaveProperty('done')
  expect(await bodyOf(false)).not.toHaveProperty('email')
  state.account = { ...state.account, emailVerified: true }
  expect(await bodyOf(true)).toMatchObject({ done: 'verified' })
})

test('leads from a new password to the passkeys of the account, which still open it [C-PKY-O5]', async () => {
  const { parts, ask, state } = shopWithAccount()
  state.account = { ...state.account, passkeys: ['a credential'] }
  const { goTo } = (await act('reset-password')(parts, ask({ query: { token: 'fresh' } }), {
    password: 'another',
  })) as {
    readonly goTo: string
  }
  const to = '/en-gb/account?done=check-passkeys'
  expect(goTo).toBe(`/en-gb/login?${new URLSearchParams({ done: 'password-changed-passkeys', to })}`)
  expect(
    await act('sign-in')(parts, ask({ query: { to } }), { email: signe.email, password: 'correct horse' }),
  ).toEqual({
    goTo: to,
  })
})

test('shows no form for a link that works no more, and leads to a new one', async () => {
  const { parts, ask } = shopWithAccount()
  const query = { token: 'spent', rid: 'emailpassword' }

  expect(await loginPage.load(parts, ask({ query }))).toMatchObject({ body: { view: 'reset', done: 'link-expired' } })
  expect(await loginPage.load(parts, ask({ query }))).not.toHaveProperty('body.token')
  expect(await act('reset-password')(parts, ask({ query }), { password: 'another one' })).toEqual({
    goTo: '/en-gb/login?view=forgot-password&done=link-expired',
  })
})

test('answers a request for a new password the same way for every address [C-AUT-O3]', async () => {
  const { parts, ask } = shopWithAccount()

  expect(await act('forgot-password')(parts, ask(), { email: 'anybody@example.com' })).toEqual({
    goTo: '/en-gb/login?view=forgot-password&done=reset-sent',
  })
})
