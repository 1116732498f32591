import { expect, test } from 'vitest'
import { browsingShell, examplePage } from '../browsing.fakes.ts'
import { written } from '../written.fakes.tsx'
import { AuthenticationLandingPage } from './authentication-landing-page.tsx'

test('leads to logging in and to making an account [B-PAGE-11, C-RTE-O7]', () => {
  const body = { loginUrl: '/en-gb/login', signUpUrl: '/en-gb/login?view=signup' }
  const page = examplePage('en-gb', 'authenticationLandingPage', body)
  const { markup } = written(<AuthenticationLandingPage page={page} />, browsingShell('en-gb'))

  expect(markup).toMatch(/href="\/en-gb\/login"[^>]*>Log in</)
  expect(markup).toMatch(/href="\/en-gb\/login\?view=signup"[^>]*>Create an account</)
})
