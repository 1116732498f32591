import { expect, test } from 'vitest'
import { accessTokensOf } from './session-cookies.ts'

const tokensOf = (cookie: string, authorization?: string) =>
  accessTokensOf({ cookie, authorization }, (name) => `shop-${name}`)

test('takes up to eight access tokens of a browser in their order, and none of a browser that sends more [C-SES-01]', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const cookies = (tokens: readonly string[]) => tokens.map((token) => `shop-sAccessToken=${token}`).join('; ')

  expect(tokensOf(cookies(names))).toEqual(names)
  expect(tokensOf(cookies([...names, 'i']))).toEqual([])
})

test('takes an access token from its header alone if there is one, and from no cookie of another name [C-SES-01]', () => {
  const cookie = 'sAccessToken=planted; shop-sAccessToken=mine; other-shop-sAccessToken=foreign'

  expect(tokensOf(cookie)).toEqual(['mine'])
  expect(tokensOf(cookie, 'Bearer sent')).toEqual(['sent'])
  expect(tokensOf(cookie, 'Basic sent')).toEqual(['mine'])
  expect(tokensOf('')).toEqual([])
})
