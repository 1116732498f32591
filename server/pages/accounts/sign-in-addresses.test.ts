import { expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { servePages } from '../pages.fakes.ts'

test('leads a guest from the account to the login page by 302, or shows the page that waits where there is a flyout [B-AUTH-02, B-PAGE-O4, C-RTE-16, B-PAGE-46, B-PAGE-47, B-PAGE-O3, C-RTE-O1, C-TGL-18, B-FT-44, C-LGN-04]', async () => {
  const { app, state } = servePages()
  const led = await app.inject('/da-dk/account/orders?page=2')
  const open = await app.inject('/da-dk/dresses?from=account&to=login')
  state.toggles.add('loginFlyout')
  const waits = await app.inject('/da-dk/account/orders?type=json')

  expect([led.statusCode, led.headers.location]).toEqual([
    302,
    '/da-dk/login?to=%2Fda-dk%2Faccount%2Forders%3Fpage%3D2',
  ])
  expect(open.statusCode).not.toBe(302)
  expect([waits.statusCode, waits.json()]).toMatchObject([200, { pageAlias: 'accountPage', account: null }])
})

test('keeps no answer to the address with the code of a provider [B-PAGE-31]', async () => {
  const { app, cache } = servePages()

  for (const path of ['/login/callback', '/da-dk/login/callback']) {
    const answer = await app.inject(`${path}?state=s&code=c`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  }
  expect(cache.size).toBe(0)
})

test('finishes the sign-in of another provider at one plain page of all markets, and at each market’s address of that name [C-RTE-18, B-PAGE-31, C-RTE-10]', async () => {
  const { app } = servePages()

  for (const path of ['/login/callback', '/da-dk/login/callback']) {
    const page = (await app.inject(`${path}?state=s&code=c&type=json`)).json<PageOf<'socialLoginCallbackPage'>>()
    expect(page).toMatchObject({ pageAlias: 'socialLoginCallbackPage', layout: 'plain' })
    expect(page.action).toBe(`${path}?code=c&state=s`)
  }
  expect((await app.inject('/da-dk/login/callbacks?type=json')).json()).toMatchObject({ pageAlias: 'notFoundPage' })
})
