import { expect, test } from 'vitest'
import { authenticationLandingPage } from './authentication-landing-page.ts'
import { shopWithAccount } from './sign-in-pages.fakes.ts'

test('welcomes with the ways to log in and to sign up [B-PAGE-11, C-RTE-O7]', async () => {
  const { parts, ask } = shopWithAccount()

  expect(authenticationLandingPage).toMatchObject({ alias: 'authenticationLandingPage', layout: 'default' })
  expect(await authenticationLandingPage.load(parts, ask())).toMatchObject({
    body: { loginUrl: '/en-gb/login', signUpUrl: '/en-gb/login?view=signup' },
  })
})
