import { afterAll, expect, test } from 'vitest'
import { pageKinds, visitorRoutes } from '#server/pages/index.ts'
import { localization, markets, plainStorefront, publicUrl, smallShop } from '#server/pages/pages.fakes.ts'
import { placesInMemory } from '#server/platform/http/shared-places.fakes.ts'
import { busy } from '#server/platform/outage.ts'
import { wholeLanguages } from '../../../checks/words/words.ts'
import { httpServer } from './http-server.ts'

const { parts, state } = smallShop()
let failure: Error | undefined
const opened = new Date()
const app = await httpServer({
  version: '0.1.0',
  settings: { publicUrl, trustProxy: [], cdnSeconds: 0, internalApiKeys: [] },
  strict: true,
  markets,
  localization,
  calls: [visitorRoutes(parts)],
  pages: {
    kinds: pageKinds,
    storefront: async () => plainStorefront(state),
    parts: {
      ...parts,
      get baskets() {
        if (failure) throw failure
        return parts.baskets
      },
    },
  },
  isReady: () => true,
  metrics: async () => ({ type: 'text/plain', text: '' }),
  admission: { clock: () => opened, secrets: [], sharedPlaces: placesInMemory(), canBuy: async () => false },
})
afterAll(() => app.close())

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl }
const told = ({ statusCode, headers, body }: Awaited<ReturnType<typeof app.inject>>) => ({
  ...{ statusCode, type: headers['content-type'], retryAfter: headers['retry-after'], kept: headers['cache-control'] },
  title: /error\.\d+\.title/.exec(body)?.[0],
})
const page = { type: 'text/html; charset=utf-8', kept: 'private, no-store' }

test('shows a page in the shop’s design that names the methods an address accepts when it is asked by another', async () => {
  const answer = await app.inject({ method: 'PUT', url: '/da-dk' })

  expect(told(answer)).toMatchObject({ ...page, statusCode: 405, title: 'error.405.title' })
  expect(answer.headers.allow).toBe('GET, HEAD, POST')
})

test('shows a page in the shop’s design that a form was too large', async () => {
  const answer = await app.inject({ method: 'POST', url: '/da-dk', headers: form, payload: `a=${'x'.repeat(100_001)}` })

  expect(told(answer)).toMatchObject({ ...page, statusCode: 413, title: 'error.413.title' })
})

test('shows a page in the shop’s design that a network sends too much, and when to try again', async () => {
  const send = () =>
    app.inject({ method: 'POST', url: '/da-dk', headers: form, payload: 'formAction=no', remoteAddress: '203.0.113.7' })
  for (let number = 0; number < 100; number++) await send()

  expect(told(await send())).toMatchObject({ ...page, statusCode: 429, title: 'error.429.title', retryAfter: '60' })
})

test('shows a page in the shop’s design that the shop is too busy or has no database, and when to try again [B-PAGE-O7]', async () => {
  for (failure of [
    busy(),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    new Error('Query read timeout'),
  ])
    expect(told(await app.inject({ url: '/da-dk/basket' }))).toMatchObject({
      ...{ ...page, statusCode: 503, title: 'error.503.title', retryAfter: '5' },
    })
  failure = new Error('a bug')
  expect((await app.inject({ url: '/da-dk/basket' })).statusCode).toBe(500)
  failure = undefined
})

test('has a title and a sentence of its own for each of them in every language', async () => {
  for (const language of wholeLanguages) {
    const words: Record<string, string> = (await import(`../../../words/${language}.json`, { with: { type: 'json' } }))
      .default
    const texts = [405, 413, 429, 503].flatMap((status) => [
      words[`error.${status}.title`],
      words[`error.${status}.lead`],
    ])
    const messages = ['too-large', 'wrong-method', 'too-many', 'busy', 'unavailable'].map(
      (code) => words[`call.${code}`],
    )
    const all = [...texts, ...messages]

    expect([language, all.every((text) => text !== undefined && text !== '')]).toEqual([language, true])
    expect([language, new Set(all).size]).toEqual([language, all.length])
  }
})
