import { expect, test } from 'vitest'
import { landing, lastPage, pageToReturnTo } from './landing.ts'
import { shopWithAccount } from './sign-in-pages.fakes.ts'

test('leads back to the last page after signing in, or else to the account [C-LGN-03, C-AUT-01]', () => {
  const { parts, ask } = shopWithAccount()

  expect(landing(parts, ask({ query: { to: '/en-gb/women?page=2' } }))).toBe('/en-gb/women?page=2')
  expect(landing(parts, ask({ query: { to: '/en-gb/checkout/customer' } }))).toBe('/en-gb/checkout/customer')
  expect(landing(parts, ask())).toBe('/en-gb/account')
})

test('never leads to another site, nor back to the login page [C-LGN-O1]', () => {
  const { parts, ask } = shopWithAccount()
  const elsewhere = [
    'https://evil.test/en-gb',
    '//evil.test/en-gb',
    '/\\evil.test/en-gb',
    '/en-gb/\n/evil',
    'javascript:alert(1)',
    '/api/auth/signout',
    '/xx-xx/women',
    '/login/callback',
    '/en-gb/Login?view=signup',
    '',
  ]

  expect(elsewhere.map((to) => landing(parts, ask({ query: { to } })))).toEqual(elsewhere.map(() => '/en-gb/account'))
  expect(elsewhere.map((to) => pageToReturnTo(parts, to))).toEqual(elsewhere.map(() => undefined))
})

test('knows the last page without script, from the browser, if it was one of this shop [C-LGN-03]', () => {
  const { parts, ask } = shopWithAccount()

  expect(lastPage(parts, ask({ referer: 'https://halden.test/en-gb/p/dress/1?type=json' }))).toBe('/en-gb/p/dress/1')
  expect(lastPage(parts, ask({ referer: 'https://halden.test.evil.test/en-gb' }))).toBeUndefined()
  expect(lastPage(parts, ask({ referer: 'https://halden.test/en-gb/login' }))).toBeUndefined()
  expect(lastPage(parts, ask())).toBeUndefined()
})
