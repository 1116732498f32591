import { expect, test } from 'vitest'
import { signedInFetch } from './fetch-signed-in.ts'

/** A browser whose first answer has this status and leaves it with these cookies; the session answers 200 to what is sent again. */
function openBrowser(status: number, cookiesAfter: string) {
  const again: string[] = []
  let cookies = ''
  const fetch = signedInFetch({
    fetch: async () => {
      cookies = cookiesAfter
      return new Response(null, { status })
    },
    cookies: () => cookies,
    session: async () => ({
      fetch: async (url) => {
        again.push(String(url))
        return new Response('{}')
      },
    }),
    page: () => 'https://halden.test/en-gb/women',
    now: () => new Date('2026-11-23T09:00:00Z'),
  })
  return { again, ask: async () => (await fetch('/api/visitor/en-gb')).status }
}

test('sends a refused call of a signed-in browser again by its session, also of one that learns of its session from the refusal [D-26, C-STO-O1]', async () => {
  const signedIn = openBrowser(401, 'market=en-gb; authenticated=1')

  expect([await signedIn.ask(), signedIn.again]).toEqual([200, ['https://halden.test/api/visitor/en-gb']])
})

test('sends nothing again for a guest, nor after any other answer [D-26]', async () => {
  for (const [status, cookies] of [
    [401, 'market=en-gb'],
    [403, 'authenticated=1'],
    [200, 'authenticated=1'],
  ] as const) {
    const browser = openBrowser(status, cookies)
    expect([await browser.ask(), browser.again]).toEqual([status, []])
  }
})
