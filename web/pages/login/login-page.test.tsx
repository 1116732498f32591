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

test.each(signInViews)('nobody is shut out of the view %s, in either direction of writing', async (view) => {
  for (const market of ['en-gb', 'ar-ae'] as const) {
    const page = await browser.open(
      <LoginPage page={loginPage(view, { token: 't', email: 'a@example.com' })} />,
      exampleShell(market),
    )
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await violations(page)).toEqual([])
  }
})

test('is one form that browsers can fill in, says the rule before a password is typed, and ticks no box [C-AUT-05, C-TRM-O2]', async () => {
  const page = await browser.open(<LoginPage page={loginPage('signup')} />, exampleShell('en-gb'))
  const password = page.getByLabel('Password')
  const form = page.locator('form')

  expect(await form.getAttribute('action')).toBe('/en-gb/login?to=%2Fen-gb%2Fwomen&view=signup')
  expect(await password.getAttribute('autocomplete')).toBe('new-password')
  expect(await password.getAttribute('aria-describedby')).toBe('login-password-help')
  expect(await page.locator('input:checked').count()).toBe(0)
  expect(await page.getByLabel('Date of birth').count()).toBe(1)
})

test('keeps what was typed when a form is refused, but no password, and leads from the problem to its field', async () => {
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

test('offers other ways by links below the form [C-TGL-09, C-SOC-01]', async () => {
  const page = await browser.open(<LoginPage page={loginPage('login')} />, exampleShell('en-gb'))

  expect(await page.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toBe(
    '/api/auth/start/google',
  )
})

test('shuts nobody out of the message of maintenance, in either direction of writing', async () => {
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

test('has a message in place of its forms in maintenance, and says that guests can buy [C-RTE-O8]', async () => {
  const page = await browser.open(<LoginPage page={loginPage('login', { maintenance: true })} />, exampleShell('en-gb'))

  expect(await page.locator('form').count()).toBe(0)
  expect(await page.getByText('You can still buy as a guest').count()).toBe(1)
})
