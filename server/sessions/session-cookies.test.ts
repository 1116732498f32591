import { expect, test } from 'vitest'
import { accessTokensOf, giveSession, markOfTokens } from './session-cookies.ts'

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

test('gives a client a refresh token only where there is a new one, in headers or in cookies [C-SES-O2]', () => {
  const tokens = { sessionId: 's', accountId: 'i', accessToken: 'a', frontToken: 'f', antiCsrf: 'c' }
  const given = (mode: 'header' | 'cookie', to: Parameters<typeof giveSession>[1]) => {
    const [headers, cookies]: [string[][], string[][]] = [[], []]
    giveSession(
      {
        headers: { 'st-auth-mode': mode },
        cookies: { set: (...cookie) => void cookies.push(cookie), clear: (name) => void cookies.push([name]) },
        answerHeader: (...header) => void headers.push(header),
      },
      to,
    )
    return { headers, cookies }
  }
  const inHeaders = [
    ['front-token', 'f'],
    ['st-access-token', 'a'],
  ]
  const inCookies = [
    ['sAccessToken', 'a'],
    ['authenticated', '1'],
  ]

  expect(given('header', tokens)).toEqual({ headers: inHeaders, cookies: [] })
  expect(given('cookie', tokens).cookies).toEqual(inCookies)
  const renewed = { ...tokens, refreshToken: 'r' }
  expect(given('header', renewed)).toEqual({ headers: [...inHeaders, ['st-refresh-token', 'r']], cookies: [] })
  expect(given('cookie', renewed).cookies).toEqual(inCookies.toSpliced(1, 0, ['sRefreshToken', 'r']))
})

test('marks tokens that were not refreshed by the ends of their signatures, so that no others count as refused [C-SES-01]', () => {
  const signed = (end: string) => `head.body.signature-longer-than-${end}`

  expect(markOfTokens([])).toBe('none')
  expect(markOfTokens([signed('the-end-of-the-first'), 'short'])).toBe('the-end-of-the-first.short')
  expect(markOfTokens([signed('the-end-of-the-other'), 'short'])).toBe('the-end-of-the-other.short')
})
