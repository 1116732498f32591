import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { servePages } from './pages.fakes.ts'

type Headers = Readonly<Record<string, string>>
const open = () => {
  const { app } = servePages({ cdnSeconds: 30 })
  return async (url: string, headers: Headers = {}) => {
    const answer = await app.inject({ url: `${url}${url.includes('?') ? '&' : '?'}type=json`, headers })
    const page = answer.json<Page>()
    return { page, caching: answer.headers['cache-control'], cookies: answer.cookies.map(({ name }) => name), answer }
  }
}

test.each<[string, string, Headers]>([
  ['its address', '/da-dk/about?app=true', {}],
  ['its header on iOS', '/da-dk/about', { 'x-app-platform': 'ios' }],
  ['its header on Android', '/da-dk/about', { 'x-app-platform': 'android' }],
])(
  'a page is marked as that of the app by %s, which is kept for the visit [B-APP-O1, B-SIM-15]',
  async (_, url, headers) => {
    const ask = open()
    const { page, answer } = await ask(url, headers)
    const [cookie] = answer.cookies
    const later = await ask('/da-dk/about', { cookie: 'app=true' })

    expect(page.app).toBe(true)
    expect(cookie).toMatchObject({ name: 'app', value: 'true', path: '/', httpOnly: true, sameSite: 'Lax' })
    expect([cookie?.maxAge, cookie?.expires]).toEqual([undefined, undefined])
    expect([later.page.app, later.cookies]).toEqual([true, []])
  },
)

test('pages of the app and of the web are kept apart, and caches on the way keep none of the app', async () => {
  const ask = open()
  const before = await ask('/da-dk/about')
  const inApp = await ask('/da-dk/about', { 'x-app-platform': 'ios' })
  const after = await ask('/da-dk/about')

  expect([before.page.app, inApp.page.app, after.page.app]).toEqual([undefined, true, undefined])
  expect(after.answer.body).toBe(before.answer.body)
  expect(before.caching).toContain('s-maxage=30')
  expect(inApp.caching).toBe('private, no-store')
  expect(inApp.answer.headers.etag).toBeUndefined()
})

test('a link of another site makes nobody’s browser an app for the visit', async () => {
  const { cookies } = await open()('/da-dk/about?app=true', { 'sec-fetch-site': 'cross-site' })

  expect(cookies).toEqual([])
})

test('the app begins on a plain page of its own, at its address [B-PAGE-33, B-APP-01, B-SYS-04]', async () => {
  const { page, answer } = await open()('/da-dk/app-welcome')

  expect([answer.statusCode, page.pageAlias, page.layout]).toEqual([200, 'appWelcomePage', 'plain'])
  expect(page).toMatchObject({ heading: 'Welcome to the app' })
})
