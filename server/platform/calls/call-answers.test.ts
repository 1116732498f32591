import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Calls } from '#contracts/calls.ts'
import { accepted } from '#foundation/result.ts'
import type { Visitor } from '#server/sessions/index.ts'
import { type CallGroup, serveCalls } from '../serve-calls.ts'
import { apiOf } from './call-routes.fakes.ts'

const told = z.object({ told: z.string().optional() })
const calls = {
  'GET /api/order/{catalog}/count': { who: 'anyone', summary: 'Counts', answer: told, problems: [] },
  'GET /api/visitor/mine': { who: 'anyone', summary: 'Mine', answer: told, problems: [] },
  'GET /api/account/mine': { who: 'anyone', summary: 'Mine', answer: told, problems: [] },
  'GET /api/voyado/mine': { who: 'anyone', summary: 'Points', answer: told, problems: [] },
  'GET /api/notifyme/mine': { who: 'anyone', summary: 'My requests', answer: told, problems: [] },
  'GET /api/goods': { who: 'anyone', summary: 'Goods', answer: told, problems: [] },
  'GET /api/ready': { who: 'anyone', summary: 'Kept as bytes', answer: told, problems: [] },
  'GET /api/nothing': { who: 'anyone', summary: 'Nothing', answer: z.undefined(), problems: [] },
  'GET /api/paper': {
    ...{ who: 'anyone', summary: 'A paper', answer: z.unknown(), file: 'application/pdf', problems: [] },
  },
  'GET /api/back': { who: 'anyone', summary: 'Back', answer: z.undefined(), problems: [302, 303] },
  'GET /api/link': { who: 'anyone', summary: 'A link', answer: z.undefined(), problems: [302, 303] },
  'POST /api/back': { who: 'provider', summary: 'Back', body: told, form: true, answer: told, problems: [] },
  'POST /api/put': { who: 'anyone', summary: 'Puts', body: told, answer: told, problems: [] },
  'POST /api/ping': { who: 'anyone', summary: 'A ping', answer: told, problems: [] },
  'POST /api/till': { who: 'store', summary: 'At the till', answer: told, problems: [403] },
  'GET /api/account': { who: 'account', summary: 'Mine', answer: told, problems: [401] },
} as const satisfies Calls

const group: CallGroup = serveCalls(
  calls,
  {},
  {
    'GET /api/order/{catalog}/count': async () => ({}),
    'GET /api/visitor/mine': async () => ({}),
    'GET /api/account/mine': async () => ({}),
    'GET /api/voyado/mine': async () => ({}),
    'GET /api/notifyme/mine': async () => ({}),
    'GET /api/goods': async ({ market }) => (market ? { told: market.id } : {}),
    'GET /api/ready': async () => accepted({ readyJson: Buffer.from('{"told":"bytes"}') }),
    'GET /api/nothing': async () => undefined,
    'GET /api/paper': async () => ({ readyFile: Buffer.from('%PDF'), type: 'application/pdf', name: 'order-1.pdf' }),
    'GET /api/back': async () => accepted({ goElsewhere: 'https://halden.test/da-dk/checkout' }),
    'GET /api/link': async () => ({ goElsewhere: '/da-dk/notify', status: 302 as const }),
    'POST /api/back': async ({ body }) => body,
    'POST /api/put': async ({ body }) => body,
    'POST /api/ping': async ({ body }) => ({ told: JSON.stringify(body) }),
    'POST /api/till': async () => ({}),
    'GET /api/account': async ({ visitor }) => ({ told: visitor.accountId ?? '' }),
  },
)
const api = apiOf([group])
const asked = (visitor: Partial<Visitor>) =>
  apiOf([group], {
    visitor: (request, market) => ({
      ...{ market, mode: 'web', preview: false, basketId: undefined, accountId: undefined, address: request.ip },
      ...visitor,
    }),
  })

test('keeps orders and visitors out of every cache, and lets what is for all be asked for again [C-API-O6, C-API-O5]', async () => {
  const cached = async (url: string) => (await api.inject(url)).headers['cache-control']

  for (const personal of ['order/da-dk/count', 'visitor/mine', 'account/mine', 'voyado/mine', 'notifyme/mine'])
    expect([personal, await cached(`/api/${personal}`)]).toEqual([personal, 'private, no-store'])
  expect(await cached('/api/goods')).toBe('no-cache')
})

test('answers JSON from bytes, nothing by 204, and documents under their name [B-API-03]', async () => {
  const [ready, nothing, paper, refused] = [
    await api.inject('/api/ready'),
    await api.inject('/api/nothing'),
    await api.inject('/api/paper'),
    await api.inject('/api/account'),
  ]

  expect([ready.headers['content-type'], ready.json()]).toEqual(['application/json; charset=utf-8', { told: 'bytes' }])
  expect([refused.headers['content-type'], refused.json().status]).toEqual(['application/json; charset=utf-8', 401])
  expect([nothing.statusCode, nothing.body]).toEqual([204, ''])
  expect([paper.headers['content-type'], paper.body]).toEqual(['application/pdf', '%PDF'])
  expect(paper.headers['content-disposition']).toBe('inline; filename="order-1.pdf"')
})

test('sends a browser on by 303, and by 302 where a call says so', async () => {
  const [back, link] = [await api.inject('/api/back'), await api.inject('/api/link')]

  expect([back.statusCode, back.headers.location]).toEqual([303, 'https://halden.test/da-dk/checkout'])
  expect([link.statusCode, link.headers.location]).toEqual([302, '/da-dk/notify'])
})

test('reads a form where a provider sends the browser back with one, and nowhere else', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (url: string) => api.inject({ method: 'POST', url, headers, payload: 'told=a%20b' })

  expect((await post('/api/back')).json()).toEqual({ told: 'a b' })
  expect((await post('/api/put')).statusCode).toBe(415)
})

test('treats an empty body as no body', async () => {
  const post = (url: string) =>
    api.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '' })

  expect((await post('/api/ping')).json()).toEqual({ told: '{}' })
  expect((await post('/api/put')).json()).toMatchObject({ status: 400, code: 'call.invalid' })
})

test('allows calls for stores only to devices in stores, and account calls only to a signed-in visitor', async () => {
  const till = async (of: Partial<Visitor>) => (await asked(of).inject({ method: 'POST', url: '/api/till' })).statusCode

  expect(await till({ mode: 'store' })).toBe(200)
  expect(await till({ mode: 'app' })).toBe(403)
  expect((await asked({ accountId: 'a-1' }).inject('/api/account')).json()).toEqual({ told: 'a-1' })
  expect((await asked({}).inject('/api/account')).statusCode).toBe(401)
})

test('accepts a call by a service, but not to an account, and refuses a wrong key everywhere [D-23]', async () => {
  const call = async (url: string, key: string, from: object = {}) =>
    (await api.inject({ method: url === '/api/account' ? 'GET' : 'POST', url, headers: { 'x-api-key': key, ...from } }))
      .statusCode

  expect(await call('/api/till', 'new-key')).toBe(200)
  expect(await call('/api/till', 'old-key')).toBe(200)
  expect(await call('/api/account', 'old-key')).toBe(401)
  expect(await call('/api/ping', 'new-key', { origin: 'https://evil.test' })).toBe(200)
  expect(await call('/api/ping', 'guess')).toBe(401)
  expect(await call('/api/back', 'guess')).toBe(401)
})

test('refuses an unknown market in a query, and treats an unknown market in a header or cookie as no market [D-01, B-API-O1]', async () => {
  const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers })

  expect((await get('/api/goods?MARKET=xx-xx', { 'x-current-market': 'da-dk' })).json()).toMatchObject({
    code: 'call.unknown-market',
  })
  expect((await get('/api/goods?market=DA-DK')).json()).toEqual({ told: 'da-dk' })
  expect((await get('/api/goods', { 'x-current-market': 'EN-GB' })).json()).toEqual({ told: 'en-gb' })
  expect((await get('/api/goods', { cookie: 'market=xx-xx' })).json()).toEqual({})
})

test('refuses an unknown market in the language of the visitor’s market, with an answer that may not be cached', async () => {
  const answer = await api.inject({ url: '/api/order/xx-xx/count', headers: { cookie: 'market=da-dk' } })

  expect(answer.statusCode).toBe(400)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers['retry-after']).toBeUndefined()
})

test('reports an error that the client did not cause as a fault, and one that it did cause as a refusal', async () => {
  const failing = (statusCode: number) =>
    apiOf([
      {
        ...group,
        handlers: {
          ...group.handlers,
          'GET /api/goods': () => Promise.reject(Object.assign(new Error(), { statusCode })),
        },
      },
    ])
  const answer = async (statusCode: number) => (await failing(statusCode).inject('/api/goods')).json().code

  expect(await answer(400)).toBe('call.malformed')
  expect(await answer(499)).toBe('call.malformed')
  expect(await answer(399)).toBe('call.fault')
  expect(await answer(500)).toBe('call.fault')
})
