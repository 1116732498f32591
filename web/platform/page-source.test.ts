import { expect, test } from 'vitest'
import { pageSource } from './page-source.ts'

const address = 'https://shop.example/da-dk'

/** Answers each address with a page that contains the address, and records the requests. */
function fakeServer(answer: (url: string) => Response = (url) => pageAt(url)) {
  const asked: string[] = []
  let now = 0
  const source = pageSource(
    async (url, init) => {
      asked.push(`${init.method ?? 'GET'} ${url}`)
      return answer(url)
    },
    () => now,
  )
  return {
    source,
    asked,
    wait: (ms: number) => {
      now += ms
    },
  }
}

function pageAt(url: string, status = 200): Response {
  const response = new Response(JSON.stringify({ pageAlias: 'homePage', status }), {
    status,
    headers: { 'content-type': 'application/json' },
  })
  Object.defineProperty(response, 'url', { value: url })
  return response
}

test('fetches the payload of a page [B-CMS-08]', async () => {
  const { source, asked } = fakeServer()

  expect(await source.page(address)).toEqual({ page: { pageAlias: 'homePage', status: 200 }, address })
  expect(asked).toEqual([`GET ${address}?type=json`])
})

test('asks for a page as JSON with the cookies of the browser, which carry preview, promotion code and session [B-CMS-08]', async () => {
  const asked: RequestInit[] = []
  const source = pageSource(async (url, init) => {
    asked.push(init)
    return pageAt(url)
  })
  await source.page(address)
  await source.post(address, new URLSearchParams())

  for (const { headers, credentials } of asked) {
    expect(new Headers(headers).get('accept')).toBe('application/json')
    expect([undefined, 'same-origin', 'include']).toContain(credentials)
  }
})

test('uses once what was fetched early, for ten seconds', async () => {
  const { source, asked, wait } = fakeServer()
  source.prefetch(address)
  source.prefetch(address)
  await source.page(address)
  expect(asked).toHaveLength(1)

  source.prefetch(address)
  wait(10_000)
  await source.page(address)
  expect(asked).toHaveLength(3)
})

test('shows the not-found page of the shop, and rejects answers that are not a page', async () => {
  expect((await fakeServer((url) => pageAt(url, 404)).source.page(address))?.page.status).toBe(404)
  expect(await fakeServer(() => new Response('<html>')).source.page(address)).toBeUndefined()
})

test('forgets what was fetched early once a form has changed something', async () => {
  const { source, asked } = fakeServer()
  source.prefetch(address)
  await source.post(`${address}/basket`, new URLSearchParams({ formAction: 'remove-line' }))
  await source.page(address)

  expect(asked.filter((it) => it.startsWith('GET'))).toHaveLength(2)
})
