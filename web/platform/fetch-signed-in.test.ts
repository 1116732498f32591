import { expect, test } from 'vitest'
import { signedInFetch } from './fetch-signed-in.ts'

/**
 * A browser whose first answer has this status and sets these cookies. A request that the session sends again is
 * answered with 200.
 */
function openBrowser(status: number, cookiesAfter: string, cookiesBefore = '') {
  const again: string[] = []
  const sent: RequestInit['headers'][] = []
  let cookies = cookiesBefore
  const fetch = signedInFetch({
    fetch: async (_url, { headers }) => {
      sent.push(headers)
      cookies = cookiesAfter
      return new Response(null, { status })
    },
    cookies: () => cookies,
    session: async () => ({
      fetch: async (url, init) => {
        again.push(String(url))
        sent.push(init?.headers)
        return new Response('{}')
      },
    }),
    page: () => 'https://halden.test/en-gb/women',
    now: () => new Date('2026-11-23T09:00:00Z'),
  })
  const headers = { 'x-current-market': 'en-gb' }
  return { again, sent, ask: async () => (await fetch('/api/visitor/en-gb', { headers })).status }
}

test('sends a refused call of a signed-in browser again by its session, also of one that learns of its session from the refusal [D-26, C-STO-O1, B-ERR-O2]', async () => {
  const signedIn = openBrowser(401, 'market=en-gb; authenticated=1')

  expect([await signedIn.ask(), signedIn.again]).toEqual([200, ['https://halden.test/api/visitor/en-gb']])
})

test('sends nothing again for a guest, nor after any other answer [D-26, B-ERR-O2]', async () => {
  for (const [status, cookies] of [
    [401, 'market=en-gb'],
    [403, 'authenticated=1'],
    [200, 'authenticated=1'],
  ] as const) {
    const browser = openBrowser(status, cookies)
    expect([await browser.ask(), browser.again]).toEqual([status, []])
  }
})

test('sends the market, the terms and the time with every call of a signed-in browser, also when it is sent again, and a guest’s market alone [C-SES-09, C-API-09, C-CLB-05, D-03]', async () => {
  const cookies = 'authenticated=1; termsVersion=2; marketingTerms=false'
  const signedIn = openBrowser(401, cookies, cookies)
  const guest = openBrowser(200, '')
  await signedIn.ask()
  await guest.ask()

  const all = {
    'x-current-market': 'en-gb',
    'x-newsletter': 'false',
    'x-terms-condition-version': '2',
    'x-terms-condition-date': '2026-11-23T09:00:00.000Z',
  }
  expect(signedIn.sent).toEqual([all, all])
  expect(guest.sent).toEqual([{ 'x-current-market': 'en-gb' }])
})
