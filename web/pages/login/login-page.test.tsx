import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignInView, signInViews } from '#contracts/account-pages.ts'
import type { PageOf } from '#contracts/pages.ts'
import { exampleShell } from '../buying.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { LoginPage } from './login-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const loginPage = (view: SignInView, more: Partial<PageOf<'loginPage'>> = {}) =>
  ({
    ...{ pageAlias: 'loginPage', view, path: '/en-gb/login' },
    forms: {
      action: '/en-gb/login?to=%2Fen-gb%2Fwomen',
      providers: [{ id: 'google', name: 'Google', url: '/api/auth/start/google' }],
      terms: { version: '1', url: '/en-gb/terms/1' },
      ...{ asksForTerms: true, asksForNews: true, asksBirthday: true },
    },
    ...more,
  }) as unknown as PageOf<'loginPage'>

test.each(signInViews)('the view %s has no accessibility violations, in either writing direction', async (view) => {
  for (const market of ['en-gb', 'ar-ae'] as const) {
    const page = await browser.open(
      <LoginPage page={loginPage(view, { token: 't', email: 'a@example.com' })} />,
      exampleShell(market),
    )
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  }
})

test('shows only the form of the requested view [B-PAGE-51, B-PAGE-O5, C-RTE-21]', async () => {
  const sends = {
    ...{ login: 'sign-in', signup: 'sign-up', 'forgot-password': 'forgot-password' },
    ...{ reset: 'reset-password', verify: 'verify-email' },
  } as const
  const views = Object.keys(sends) as (keyof typeof sends)[]
  for (const view of views) {
    const page = await browser.open(<LoginPage page={loginPage(view, { token: 't' })} />, exampleShell('en-gb'))
    const buttons = page.locator(views.map((one) => `button[value="${sends[one]}"]`).join(', '))

    expect([view, await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('value')))]).toEqual([
      ...[view, [sends[view]]],
    ])
  }
})

test('the form of a link in a mail sends its token, for a new password and for confirming an address [C-RTE-O2]', async () => {
  const sentTo = async (view: SignInView) => {
    const page = await browser.open(<LoginPage page={loginPage(view, { token: 'a b' })} />, exampleShell('en-gb'))
    return page.locator('form').evaluateAll((all) => all.map((form) => form.getAttribute('action')))
  }

  expect(await sentTo('reset')).toEqual(['/en-gb/login?token=a+b&rid=emailpassword'])
  expect(await sentTo('verify')).toEqual(['/en-gb/login?view=verify&token=a+b'])
})

test('is one form that browsers can fill in, says the rule before a password is typed, and ticks no box [C-AUT-05, C-TRM-O2, C-TGL-10]', async () => {
  const page = await browser.open(<LoginPage page={loginPage('signup')} />, exampleShell('en-gb'))
  const password = page.getByLabel('Password')
  const form = page.locator('form')

  expect(await form.getAttribute('action')).toBe('/en-gb/login?to=%2Fen-gb%2Fwomen&view=signup')
  expect(await password.getAttribute('autocomplete')).toBe('new-password')
  expect(await password.getAttribute('aria-describedby')).toBe('login-password-help')
  expect(await page.locator('input:checked').count()).toBe(0)
  expect(await page.getByLabel('Date of birth').count()).toBe(1)
  const written = loginPage('signup')
  const forms = { ...written.forms, asksBirthday: false }
  const without = await browser.open(<LoginPage page={{ ...written, forms }} />, exampleShell('en-gb'))
  expect(await without.getByLabel('Date of birth').count()).toBe(0)
})

test.each([
  [true, true, 'I have read and accept the terms of sale.'],
  [true, false, 'I accept the terms of sale.'],
  [false, true, 'By creating an account you accept our terms of sale.'],
  [false, false, 'Our terms of sale apply to your account.'],
])(
  'with a box for the terms: %s, and the new terms: %s, a sign-up says “%s”, and asks for news with the new ones alone [C-TGL-19, C-TGL-26, C-TRM-O2]',
  async (asksForTerms, asksForNews, said) => {
    const written = loginPage('signup')
    const forms = { ...written.forms, asksForTerms, asksForNews }
    const page = await browser.open(<LoginPage page={{ ...written, forms }} />, exampleShell('en-gb'))

    expect(await page.getByText(said, { exact: true }).count()).toBe(1)
    expect(await page.locator('input[type="checkbox"][name="acceptTerms"][required]').count()).toBe(
      asksForTerms ? 1 : 0,
    )
    expect(await page.getByLabel('Email me news and offers.').count()).toBe(asksForNews ? 1 : 0)
    expect(await page.locator('input:checked').count()).toBe(0)
  },
)

test('a sign-up asks for no news if the checkout did so before [C-CHK-O1]', async () => {
  const written = loginPage('signup')
  const forms = { ...written.forms, newsAsked: true as const }
  const page = await browser.open(<LoginPage page={{ ...written, forms }} />, exampleShell('en-gb'))

  expect(await page.getByLabel('Email me news and offers.').count()).toBe(0)
})

test('keeps the typed text of a refused form except the password, and links from the error to its field', async () => {
  const form = {
    formAction: 'sign-up',
    values: { email: 'signe@example.com', firstName: 'Signe' },
    problems: { email: ['There is an account with this address already.'] },
  }
  const page = await browser.open(<LoginPage page={loginPage('signup', { form })} />, exampleShell('en-gb'))

  expect(await page.getByLabel('First name').inputValue()).toBe('Signe')
  expect(await page.getByLabel('Password').inputValue()).toBe('')
  expect(await page.getByRole('alert').getByRole('link').getAttribute('href')).toBe('#login-email')
})

test('links back to the login by an address without token, kind and view [B-PAGE-52, C-RTE-22]', async () => {
  for (const view of signInViews.filter((one) => one !== 'login')) {
    const page = await browser.open(<LoginPage page={loginPage(view, { token: 't' })} />, exampleShell('en-gb'))
    const back = page.getByRole('link', { name: view === 'signup' ? 'Already have an account?' : 'Back to log in' })

    expect([view, await back.getAttribute('href')]).toEqual([view, '/en-gb/login?to=%2Fen-gb%2Fwomen'])
  }
})

test('says that no mail was sent yet where the page to confirm an address is opened without a link [C-RTE-21]', async () => {
  const opened = (more: Partial<PageOf<'loginPage'>>) =>
    browser.open(<LoginPage page={loginPage('verify', more)} />, exampleShell('en-gb'))

  const signedIn = await opened({ email: 'a@example.com' })
  expect(await signedIn.getByText('We can send an email to a@example.com').count()).toBe(1)
  const send = signedIn.getByRole('button', { name: 'Send the email' })
  expect(await send.getAttribute('value')).toBe('send-verification')
  expect(await signedIn.getByRole('link', { name: 'Back to log in' }).count()).toBe(0)
  const signedOut = await opened({})
  expect(await signedOut.getByText('Log in first').count()).toBe(1)
  expect(await signedOut.locator('form').count()).toBe(0)
  const verified = await opened({ email: 'a@example.com', done: 'verified' })
  expect(await verified.locator('form').count()).toBe(0)
})

test('an expired password link leads to the form that sends a new link', async () => {
  const page = await browser.open(
    <LoginPage page={loginPage('reset', { done: 'link-expired' })} />,
    exampleShell('en-gb'),
  )
  const again = page.getByRole('link', { name: 'Forgot your password?' })

  expect(await again.getAttribute('href')).toBe('/en-gb/login?to=%2Fen-gb%2Fwomen&view=forgot-password')
  expect(await page.locator('form').count()).toBe(0)
})

test('offers other ways by links below the form [C-TGL-09, C-SOC-01]', async () => {
  const page = await browser.open(<LoginPage page={loginPage('login')} />, exampleShell('en-gb'))

  expect(await page.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toBe(
    '/api/auth/start/google',
  )
  const written = loginPage('login')
  const without = { ...written, forms: { ...written.forms, providers: [] } }
  const alone = await browser.open(<LoginPage page={without} />, exampleShell('en-gb'))
  expect(await alone.getByRole('link', { name: 'Continue with' }).count()).toBe(0)
})

test('has a link to each provider, in the views to log in and to sign up [C-CST-22]', async () => {
  const providers = ['Google', 'Facebook', 'Apple'].map((name) => ({ id: name, name, url: `/start/${name}` }))
  const linked = async (view: SignInView) => {
    const written = loginPage(view)
    const page = await browser.open(
      <LoginPage page={{ ...written, forms: { ...written.forms, providers } }} />,
      exampleShell('en-gb'),
    )
    return page.locator('a[href^="/start/"]').allTextContents()
  }

  for (const view of ['login', 'signup'] as const)
    expect(await linked(view)).toEqual(['Continue with Google', 'Continue with Facebook', 'Continue with Apple'])
})

test('sends staff, who have no password here, to the directory of the company, and nobody else [C-SSO-O1, C-SSO-01]', async () => {
  const written = loginPage('login')
  const forms = { ...written.forms, directoryUrl: '/api/auth/start/active-directory' }
  const refused = (code: string) => {
    const form = { formAction: 'sign-in', values: { email: 'kim@halden.example' }, problems: { '': ['No.'] }, code }
    return browser.open(<LoginPage page={{ ...written, forms, form }} />, exampleShell('en-gb'))
  }
  const linksOf = async (code: string) => (await refused(code)).locator('a[href="/api/auth/start/active-directory"]')

  expect(await (await linksOf('sign-in.staff')).count()).toBe(1)
  expect(await (await linksOf('sign-in.wrong-credentials')).count()).toBe(0)
})

test('the maintenance message has no accessibility violations, in either writing direction', async () => {
  for (const market of ['en-gb', 'ar-ae'] as const)
    for (const width of [390, 1440]) {
      const page = await browser.open(
        <LoginPage page={loginPage('login', { maintenance: true })} />,
        exampleShell(market),
      )
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page)).toEqual([])
    }
})

test('has a message in place of its forms in maintenance, and says that guests can buy [C-RTE-O8, B-FT-42, B-FT-O2]', async () => {
  const page = await browser.open(<LoginPage page={loginPage('login', { maintenance: true })} />, exampleShell('en-gb'))
  const open = await browser.open(<LoginPage page={loginPage('login')} />, exampleShell('en-gb'))

  expect(await open.getByText('New here?').count()).toBe(1)
  expect(await page.getByText('New here?').count()).toBe(0)
  expect(await page.locator('form').count()).toBe(0)
  expect(await page.getByText('You can still check out as a guest').count()).toBe(1)
})
