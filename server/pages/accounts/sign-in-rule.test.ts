import { expect, test } from 'vitest'
import { shopWithAccount } from './sign-in-pages.fakes.ts'
import { signInRedirect, signInRule } from './sign-in-rule.ts'

test('asks for a sign-in on every path with `account` in it, in whatever letters, and never by its market or query [C-RTE-O1, B-PAGE-46, B-PAGE-O3, C-LGN-04, C-RTE-16]', () => {
  expect(signInRule('/en-gb/account')).toBe('needs-sign-in')
  expect(signInRule('/en-gb/My-ACCOUNT/orders')).toBe('needs-sign-in')
  expect(signInRule('/en-gb/login')).toBe('signed-out-only')
  expect(signInRule('/en-gb/LogIn/again')).toBe('signed-out-only')
  expect(signInRule('/en-gb/women')).toBeUndefined()
  expect(signInRule('/en-gb')).toBeUndefined()
  for (const market of ['account', 'login']) expect(signInRule(`/${market}/women`)).toBeUndefined()
})

test('leads to the login page and back where there is no flyout, and waits for the flyout where there is one [C-RTE-16, C-LGN-04, B-PAGE-47, B-PAGE-O4, C-TGL-18, B-FT-44, C-LGN-03]', () => {
  const orders = { path: '/en-gb/account/orders', search: '?page=2' }
  const [plain, flyout] = [shopWithAccount(), shopWithAccount(['loginFlyout'])]

  expect(signInRedirect(plain.parts, { ...plain.ask(), ...orders })).toEqual({
    goTo: '/en-gb/login?to=%2Fen-gb%2Faccount%2Forders%3Fpage%3D2',
  })
  expect(signInRedirect(flyout.parts, { ...flyout.ask(), ...orders })).toBe('ask-to-sign-in')
  expect(signInRedirect(plain.parts, { ...plain.ask({ signedIn: true }), ...orders })).toBeUndefined()
})

test('leads from the login page to the account once signed in, but for the links of mails [C-RTE-17, B-PAGE-48]', () => {
  const { parts, ask } = shopWithAccount()
  const led = (query: Record<string, string>, signedIn = true, path = '/en-gb/login') =>
    signInRedirect(parts, { ...ask({ signedIn, query }), path, search: '' })

  expect(led({})).toEqual({ goTo: '/en-gb/account' })
  expect(led({}, true, '/en-gb/help/Login-by-app')).toEqual({ goTo: '/en-gb/account' })
  expect(led({}, false)).toBeUndefined()
  expect(led({ token: 'fresh' })).toBeUndefined()
  expect(led({ view: 'verify' })).toBeUndefined()
})
