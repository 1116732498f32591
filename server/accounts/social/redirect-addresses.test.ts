import { expect, test } from 'vitest'
import { isRedirectUri, pageOfState } from './redirect-addresses.ts'

const shop = 'https://halden.example'
const stateWith = (frontendRedirectURI: unknown) =>
  Buffer.from(JSON.stringify({ state: 's', frontendRedirectURI })).toString('base64')

test('a provider sends the browser back to the callback page, and Apple to a path of its own [C-SOC-04, B-PAGE-31]', () => {
  expect(isRedirectUri(shop, 'google', `${shop}/login/callback`)).toBe(true)
  expect(isRedirectUri(shop, 'apple', `${shop}/api/auth/callback/apple`)).toBe(true)
  expect(isRedirectUri(shop, 'apple', `${shop}/login/callback`)).toBe(false)
  expect(isRedirectUri(shop, 'google', `${shop}/api/auth/callback/apple`)).toBe(false)
})

test.each([
  '',
  'https://halden.example.evil.example/login/callback',
  'http://halden.example/login/callback',
  'https://halden.example:8443/login/callback',
  'https://halden.example/login/callback/',
  'https://halden.example/login/callback?next=1',
  'https://halden.example/login/callback#a',
  'https://halden.example/login/../login/callback',
  'https://user@halden.example/login/callback',
  'https://HALDEN.example/login/callback',
  'https://halden.example/login/callback%2f..',
  '//halden.example/login/callback',
  '/login/callback',
])('sends nobody back to a variant of its address: %s [C-SOC-O1]', (address) => {
  expect(isRedirectUri(shop, 'google', address)).toBe(false)
})

test('Apple’s form leads only to a page of this shop, whatever address its state names [C-EAU-O2]', () => {
  expect(pageOfState(shop, stateWith(`${shop}/login/callback`))).toBe('/login/callback')
  expect(pageOfState(shop, stateWith(`${shop}/en-gb/callback?x=1`))).toBe('/en-gb/callback')
  const elsewhere = [
    'https://evil.example/login/callback',
    'javascript:alert(1)',
    `${shop}//evil.example/`,
    `${shop}@evil.example/`,
    'http://halden.example/a',
    7,
    null,
  ]
  for (const target of elsewhere) expect(pageOfState(shop, stateWith(target))).toBe('/login/callback')
  for (const state of [undefined, '', '%%%', 'bnVsbA==', 'eyJmcm9udGVuZFJlZGlyZWN0VVJJIjp7fX0='])
    expect(pageOfState(shop, state)).toBe('/login/callback')
})
