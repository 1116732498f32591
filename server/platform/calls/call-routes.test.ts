import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Calls } from '#contracts/calls.ts'
import { Fault } from '#foundation/fault.ts'
import { accepted, refused } from '#foundation/result.ts'
import { serveCalls } from '../serve-calls.ts'
import { apiOf } from './call-routes.fakes.ts'

const shelfCalls = {
  'GET /api/shelf/{catalog}/things': {
    who: 'anyone',
    summary: 'Things by name',
    problems: [400],
    query: z.object({ ThingNames: z.array(z.string()), limit: z.string().max(2).optional() }),
    answer: z.object({ market: z.string(), names: z.array(z.string()), limit: z.string().optional() }),
  },
  'PUT /api/shelf/{catalog}/things/{thingId}': {
    who: 'basket',
    summary: 'Puts things on the shelf',
    problems: [400, 402],
    params: z.object({ thingId: z.string() }),
    body: z.object({ quantity: z.number() }),
    answer: z.object({ thingId: z.string(), basket: z.string().optional() }),
  },
  'PUT /api/shelf/{catalog}/names': {
    who: 'anyone',
    summary: 'Writes a name on the shelf',
    problems: [400],
    body: z.object({ name: z.string(), more: z.record(z.string(), z.unknown()).optional() }),
    answer: z.object({ name: z.string() }),
  },
  'GET /api/labels': {
    who: 'anyone',
    summary: 'Labels',
    answer: z.object({ market: z.string().optional() }),
    problems: [],
    also: ['/api/f/{market}/labels'],
  },
  'GET /api/shelf/{catalog}/tidy': {
    who: 'basket',
    summary: 'Tidies up',
    answer: z.object({}),
    problems: [403],
    changes: true,
  },
  'GET /api/shelf/internal/count': {
    who: 'internal',
    summary: 'Counts',
    answer: z.object({ count: z.number() }),
    problems: [401],
  },
  'POST /api/shelf/notice': {
    who: 'provider',
    summary: 'A notice',
    answer: z.object({ basket: z.string().optional() }),
    problems: [],
  },
  'POST /api/shelf/heap': {
    who: 'anyone',
    summary: 'Takes a heap',
    body: z.object({
      heap: z.string(),
      fails: z.boolean().optional(),
      more: z.record(z.string(), z.string()).optional(),
    }),
    mostBytes: 200_000,
    answer: z.object({}),
    problems: [],
  },
  'GET /api/shelf/account': { who: 'account', summary: 'Mine', answer: z.object({}), problems: [401] },
} satisfies Calls

const shelfProblems = {
  'shelf.full': { status: 400, field: 'lineItem', args: ['room'] },
  'shelf.too-dear': { status: 402, args: ['most'] },
}

const shelf = serveCalls(shelfCalls, shelfProblems, {
  'GET /api/shelf/{catalog}/things': async ({ market, query }) => ({
    market: market.id,
    names: query.ThingNames,
    ...(query.limit ? { limit: query.limit } : {}),
  }),
  'PUT /api/shelf/{catalog}/things/{thingId}': async ({ params, body, visitor, cookies }) => {
    if (body.quantity > 99) return refused({ code: 'shelf.full', room: 99 })
    if (body.quantity < 0) return refused({ code: 'shelf.too-dear', most: { minor: 5000, currency: 'DKK' } })
    if (body.quantity === 13) throw new Fault('shelf.collapsed', { secret: 'wood' })
    if (body.quantity === 14) return { thingId: params.thingId, note: 'too much said' } as { thingId: string }
    cookies.set('basket', 'b-1')
    return accepted({ thingId: params.thingId, ...(visitor.basketId ? { basket: visitor.basketId } : {}) })
  },
  'PUT /api/shelf/{catalog}/names': async ({ body }) => ({ name: body.name }),
  'GET /api/labels': async ({ market }) => (market ? { market: market.id } : {}),
  'GET /api/shelf/{catalog}/tidy': async () => ({ readyJson: '{}' }),
  'GET /api/shelf/internal/count': async () => ({ count: 3 }),
  'POST /api/shelf/notice': async ({ visitor, cookies }) => {
    cookies.set('basket', 'stolen')
    return visitor.basketId ? { basket: visitor.basketId } : {}
  },
  'POST /api/shelf/heap': async ({ body }) => {
    if (body.fails) throw Object.assign(new Error('a look-up failed'), { code: body.heap })
    return {}
  },
  'GET /api/shelf/account': async () => ({}),
})

const api = apiOf([shelf])
const name = (body: object | string) =>
  api.inject({
    method: 'PUT',
    url: '/api/shelf/da-dk/names',
    payload: body,
    headers: { 'content-type': 'application/json' },
  })
const put = (payload: string | object, headers: Record<string, string> = {}, market = 'da-dk') =>
  api.inject({
    method: 'PUT',
    url: `/api/shelf/${market}/things/t7`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

test('takes the market from the path, whatever its case [C-API-01] [C-API-O1] [B-API-01, D-01, B-API-O1]', async () => {
  const answer = await api.inject('/api/shelf/DA-DK/things?ThingNames=a')

  expect(answer.json()).toEqual({ market: 'da-dk', names: ['a'] })
})

test('refuses an unknown market with 400, in a form callers can read [C-API-O3, D-01, B-API-O1, B-API-O2, C-API-O1]', async () => {
  const answer = await api.inject('/api/shelf/xx-xx/things?ThingNames=a')

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    status: 400,
    title: 'Bad Request',
    code: 'call.unknown-market',
    errors: { catalog: [expect.any(String)] },
  })
})

test('reads query names in any case, and one value of a list as a list [B-API-05] [C-API-O1, B-API-O2]', async () => {
  const one = await api.inject('/api/shelf/da-dk/things?thingnames=a')
  const more = await api.inject('/api/shelf/da-dk/things?ThingNames=a&thingNAMES=b&LIMIT=5')

  expect(one.json().names).toEqual(['a'])
  expect(more.json()).toEqual({ market: 'da-dk', names: ['a', 'b'], limit: '5' })
})

test('says which query parameter is missing or too long, in the words of the market [C-API-O4]', async () => {
  const answer = await api.inject('/api/shelf/da-dk/things?limit=1000')

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'call.invalid',
    errors: { ThingNames: ['Udfyld dette.'], limit: ['form.too-long'] },
  })
})

test('refuses empty path parameters, and missing or null fields of a body [C-API-O4]', async () => {
  expect((await api.inject('/api/shelf//things?ThingNames=a')).statusCode).toBe(400)
  const [missing, nothing] = [await name({}), await name({ name: null })]

  expect([missing.statusCode, missing.json().errors]).toEqual([400, { name: ['Udfyld dette.'] }])
  expect([nothing.statusCode, Object.keys(nothing.json().errors)]).toEqual([400, ['name']])
})

test('tells of a request that does not fit with all that a refusal has [B-ERR-O1, D-10, C-API-O3]', async () => {
  expect((await name({})).json()).toEqual({
    ...{ status: 400, title: 'Bad Request', message: expect.stringMatching(/./), code: 'call.invalid' },
    ...{ errors: { name: ['Udfyld dette.'] }, traceId: expect.any(String) },
  })
})

test('refuses a parameter given twice where one is meant', async () => {
  expect((await api.inject('/api/shelf/da-dk/things?ThingNames=a&limit=1&limit=2')).statusCode).toBe(400)
})

test('takes JSON under both of its names [B-API-02] [C-API-O2, B-API-O1]', async () => {
  for (const type of [
    'application/json',
    'application/json-patch+json',
    'application/json-patch+json; charset=utf-8',
  ]) {
    expect((await put('{"quantity":1}', { 'content-type': type })).json()).toEqual({ thingId: 't7' })
  }
})

test('answers malformed JSON with 400 and a body over 100 KB with 413, unless the call takes more [C-API-O2]', async () => {
  expect((await put('{"quantity":')).json()).toMatchObject({ status: 400, code: 'call.malformed' })
  expect((await put(`"${'x'.repeat(99_000)}"`)).json()).toMatchObject({ status: 400, code: 'call.invalid' })
  expect((await put(`"${'x'.repeat(100_000)}"`)).json()).toMatchObject({
    status: 413,
    title: 'Content Too Large',
    code: 'call.too-large',
  })
  expect(
    (await api.inject({ method: 'POST', url: '/api/shelf/heap', payload: { heap: 'x'.repeat(150_000) } })).statusCode,
  ).toBe(200)
})

test('tells which methods an address takes when it is asked by another', async () => {
  const answer = await api.inject({ method: 'DELETE', url: '/api/shelf/da-dk/things?x=1' })

  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
  expect(answer.json()).toMatchObject({
    title: 'Method Not Allowed',
    code: 'call.wrong-method',
    allowed: ['GET', 'HEAD'],
  })
})

test('tells of ten wrong fields at most', async () => {
  const wrong = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`f${number}`, number]))
  const answer = await api.inject({ method: 'POST', url: '/api/shelf/heap', payload: { heap: '', more: wrong } })

  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toHaveLength(10)
})

test('says that it cannot answer now, and when to come back, while the database does not', async () => {
  for (const code of ['ECONNREFUSED', '57014', 'call.busy']) {
    const answer = await api.inject({ method: 'POST', url: '/api/shelf/heap', payload: { heap: code, fails: true } })
    expect([code, answer.statusCode, answer.headers['retry-after']]).toEqual([code, 503, '5'])
    expect(answer.json()).toMatchObject({ title: 'Service Unavailable', retryAfterSeconds: 5 })
  }
})

test('reads no form and no plain text, which foreign pages could post', async () => {
  expect((await put('quantity=1', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415)
  expect((await put('{"quantity":1}', { 'content-type': 'text/plain' })).statusCode).toBe(415)
})

test('refuses a body that tries to change what objects inherit', async () => {
  expect((await put('{"quantity":1,"__proto__":{"admin":true}}')).statusCode).toBe(400)
})

test('refuses text no database can keep, and nesting without end, by the field it stands in [B-ERR-03]', async () => {
  for (const thing of ['a\0b', 'a\ud800b', '\udc00']) {
    const answer = await name({ name: thing })
    expect([answer.statusCode, Object.keys(answer.json().errors)], JSON.stringify(thing)).toEqual([400, ['name']])
  }
  const nested = await name(`{"name":"a","more":{"deep":${'['.repeat(45_000)}${']'.repeat(45_000)}}}`)
  expect([nested.statusCode, nested.json().code]).toEqual([400, 'call.invalid'])
  const inAddress = await api.inject('/api/shelf/da-dk/things?ThingNames=ok&ThingNames=a%00')
  expect([inAddress.statusCode, Object.keys(inAddress.json().errors)]).toEqual([400, ['ThingNames.1']])
  expect((await name({ name: 'Zoë 🎉' })).json()).toEqual({ name: 'Zoë 🎉' })
})

test('tells a refusal with its code, its details and a text per field [C-API-08] [C-API-O3, B-ERR-O1, D-10]', async () => {
  const answer = await put({ quantity: 100 })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    status: 400,
    title: 'Bad Request',
    message: 'Der er kun plads til 99.',
    code: 'shelf.full',
    room: 99,
    errors: { lineItem: ['Der er kun plads til 99.'] },
    traceId: expect.any(String),
  })
})

test('writes amounts in a refusal as the market does', async () => {
  expect((await put({ quantity: -1 })).json().message).toBe('Højst 50,00\u00a0KR.')
})

test('shows only a reference to a fault [C-API-O3, B-API-O2]', async () => {
  const answer = await put({ quantity: 13 }, {}, 'en-gb')

  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('wood')
  expect(answer.json()).toEqual({
    status: 500,
    title: 'An unexpected server error occurred.',
    message: 'Something went wrong.',
    errors: {},
    code: 'call.fault',
    traceId: expect.any(String),
  })
})

test('fails in development when an answer says more than its contract', async () => {
  const inProduction = apiOf([shelf], { strict: false })
  const request = { method: 'PUT', url: '/api/shelf/da-dk/things/t7', payload: { quantity: 14 } } as const

  expect((await api.inject(request)).statusCode).toBe(500)
  expect((await inProduction.inject(request)).statusCode).toBe(200)
})

test('answers an unknown call with 404 as JSON', async () => {
  const answer = await api.inject({ url: '/api/shelf/da-dk/nowhere', headers: { 'x-current-market': 'da-dk' } })

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'call.unknown', message: 'Her er intet.' })
})

test('finds the market of a call without one in the query, the header, then the cookie [D-01]', async () => {
  const market = async (url: string, headers = {}) => (await api.inject({ url, headers })).json().market

  expect(await market('/api/labels')).toBeUndefined()
  expect(await market('/api/labels?Market=da-dk', { 'x-current-market': 'en-gb' })).toBe('da-dk')
  expect(await market('/api/labels', { 'x-current-market': 'en-gb', cookie: 'market=da-dk' })).toBe('en-gb')
  expect(await market('/api/labels', { cookie: 'market=da-dk' })).toBe('da-dk')
  expect(await market('/api/f/da-dk/labels')).toBe('da-dk')
})

test('keeps what is about a basket out of every cache [C-API-O6]', async () => {
  expect((await put({ quantity: 1 })).headers['cache-control']).toBe('private, no-store')
  expect((await put({ quantity: 100 })).headers['cache-control']).toBe('private, no-store')
})

test('sets cookies no script can read, for our own site alone, over https [B-STO-O1]', async () => {
  const cookie = String((await put({ quantity: 1 })).headers['set-cookie'])

  expect(cookie).toBe('__Host-basket=b-1; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax')
})

test('changes nothing for a page of another site [B-API-O2, D-08, B-ERR-05]', async () => {
  const withCookie = { cookie: 'basket=b-1' }

  expect((await put({ quantity: 1 }, { ...withCookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  expect((await put({ quantity: 1 }, { ...withCookie, origin: 'https://halden.test' })).statusCode).toBe(200)
  for (const from of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    {},
  ]) {
    expect((await put({ quantity: 1 }, { ...withCookie, ...from })).json()).toMatchObject({
      ...{ status: 403, title: 'Forbidden' },
      code: 'call.from-elsewhere',
    })
  }
})

test('lets a GET change something only when no link can have made it [C-API-O5, D-08]', async () => {
  const tidy = async (headers: Record<string, string>) =>
    (await api.inject({ url: '/api/shelf/da-dk/tidy', headers })).statusCode
  const ours = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'x-current-market': 'da-dk' }

  expect(await tidy(ours)).toBe(200)
  const kept = (await api.inject({ url: '/api/shelf/da-dk/tidy', headers: ours })).headers['cache-control']
  expect(kept).toBe('private, no-store')
  const { 'x-current-market': _, ...withoutMarket } = ours
  expect(await tidy(withoutMarket)).toBe(403)
  expect(await tidy({ ...ours, 'sec-fetch-mode': 'navigate' })).toBe(403)
  expect(await tidy({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' })).toBe(403)
  expect(await tidy({ ...ours, 'sec-fetch-site': 'cross-site' })).toBe(403)
})

test('opens internal calls to services with one of the current keys [B-API-O2, D-23]', async () => {
  const count = async (headers = {}) => (await api.inject({ url: '/api/shelf/internal/count', headers })).statusCode

  expect(await count({ 'x-api-key': 'new-key' })).toBe(200)
  expect(await count({ 'x-api-key': 'old-key' })).toBe(200)
  expect(await count({ 'x-api-key': 'guess' })).toBe(401)
  expect(await count({ authorization: 'Bearer new-key', cookie: 'x-api-key=new-key' })).toBe(401)
  expect(await count()).toBe(401)
  expect((await api.inject('/api/shelf/internal/count?x-api-key=new-key')).statusCode).toBe(401)
})

test('neither reads nor sets cookies where a provider calls', async () => {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/shelf/notice',
    headers: { cookie: 'basket=b-1', 'sec-fetch-site': 'cross-site' },
  })

  expect(answer.json()).toEqual({})
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('answers account calls without a sign-in with 401, Unauthorized [B-ERR-04, B-API-O2, C-API-O6]', async () => {
  const answer = await api.inject('/api/shelf/account')

  expect(answer.json()).toMatchObject({ status: 401, title: 'Unauthorized' })
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('answers HEAD like GET, without the body', async () => {
  const answer = await api.inject({ method: 'HEAD', url: '/api/labels?market=da-dk' })

  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
})
