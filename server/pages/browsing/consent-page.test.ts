import { expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { readConsent } from '#foundation/consent.ts'
import { servePages } from '../pages.fakes.ts'

const { app } = servePages()
const address = '/da-dk/cookie-settings'
const post = (form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: address,
    payload: String(new URLSearchParams(form)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
const shownTo = async (cookie: string) =>
  (await app.inject({ url: `${address}?type=json`, headers: { cookie } })).json<PageOf<'consentPage'>>()

test('keeps what was ticked, without script, in a cookie that scripts read [B-CONS-02] [B-CONS-08, B-STO-15, B-CONS-O1]', async () => {
  const answer = await post({ formAction: 'choose-consent', functional: 'yes' })
  const [cookie] = [answer.headers['set-cookie'] ?? []].flat().filter((one) => one.startsWith('consent='))
  const [, value] = /^consent=([^;]*)/.exec(cookie!)!

  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${address}?kept=yes`])
  expect(cookie).not.toContain('HttpOnly')
  expect(cookie).toContain('Max-Age=31536000')
  expect(readConsent(value)).toEqual({ acted: true, granted: new Set(['necessary', 'functional']) })
})

test('keeps each of the five categories that is agreed to [B-CONS-01]', async () => {
  const keptOf = async (form: Record<string, string>) => {
    const answer = await post({ formAction: 'choose-consent', ...form })
    const [cookie] = [answer.headers['set-cookie'] ?? []].flat().filter((one) => one.startsWith('consent='))
    return [...readConsent(/^consent=([^;]*)/.exec(cookie!)![1]).granted]
  }

  for (const category of ['functional', 'analytics', 'performance', 'advertisement'])
    expect(await keptOf({ [category]: 'yes' })).toEqual(['necessary', category])
})

test('takes back what is no longer ticked', async () => {
  const answer = await post({ formAction: 'choose-consent' })
  const [cookie] = [answer.headers['set-cookie'] ?? []].flat().filter((one) => one.startsWith('consent='))

  expect(decodeURIComponent(cookie!)).toContain('consent:no,action:yes,necessary:yes,functional:no')
})

test('shows each their own choice, and keeps the page for nobody else [B-CONS-01]', async () => {
  expect((await shownTo('consent=action:yes,analytics:yes')).granted).toEqual(['necessary', 'analytics'])
  expect((await shownTo('')).granted).toEqual(['necessary'])

  const { headers } = await app.inject({ url: address })
  expect(headers['cache-control']).toBe('private, no-store')
})
