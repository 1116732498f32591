import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { geolocationRoutes } from '#server/markets/geolocation.routes.ts'
import { pageKinds, visitorRoutes } from '#server/pages/index.ts'
import { localization, markets, plainStorefront, publicUrl, smallShop } from '#server/pages/pages.fakes.ts'
import { openLog } from '#server/platform/logging.ts'
import type { HttpParts } from './http-parts.ts'
import { httpServer } from './http-server.ts'

const folder = await mkdtemp(join(tmpdir(), 'selvedge-assets-'))
await mkdir(join(folder, 'assets/fonts'), { recursive: true })
await writeFile(join(folder, 'assets/app-1a2b.js'), `export const answer = ${'4'.repeat(2000)}`)
await writeFile(join(folder, 'secret.txt'), 'not for you')
afterAll(() => rm(folder, { recursive: true }))

const { parts, state } = smallShop()
const serve = (more: Partial<HttpParts> = {}, settings: Partial<HttpParts['settings']> = {}) =>
  httpServer({
    version: '0.1.0',
    settings: {
      publicUrl,
      trustProxy: [],
      cdnSeconds: 0,
      internalApiKeys: ['k'.repeat(16)],
      metricsToken: 'm'.repeat(16),
      ...settings,
    },
    strict: true,
    markets,
    localization,
    calls: [visitorRoutes(parts)],
    pages: { parts, kinds: pageKinds, storefront: async () => plainStorefront(state) },
    assets: join(folder, 'assets'),
    isReady: () => true,
    metrics: async () => ({ type: 'text/plain', text: 'up 1' }),
    ...more,
  })
const app = await serve()

/** Sends the path unchanged; other clients would normalise it. */
async function raw(path: string): Promise<{ status: number; body: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      let body = ''
      response
        .on('data', (piece) => {
          body += piece
        })
        .on('end', () => resolve({ status: response.statusCode!, body }))
    })
      .on('error', reject)
      .end()
  })
}
afterAll(() => app.close())

test('reports that it runs, its version, and whether it is ready', async () => {
  const starting = await serve({ isReady: () => false })

  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok', version: '0.1.0' })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await starting.inject('/readyz')).statusCode).toBe(503)
})

test('shows metrics to this machine and to a caller with the token', async () => {
  const ask = async (headers = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers })).statusCode

  expect((await app.inject('/metrics')).body).toBe('up 1')
  expect([
    await ask(),
    await ask({ authorization: 'Bearer guess' }),
    await ask({ authorization: `Bearer ${'m'.repeat(16)}` }),
  ]).toEqual([401, 401, 200])
})

test('believes forwarded addresses from trusted hosts only [C-SES-10, C-SES-O6, C-API-09, B-ISO-O2] [B-CMS-09]', async () => {
  const behind = await serve({}, { trustProxy: ['192.0.2.1'] })
  const pretend = { url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } }

  expect((await app.inject({ ...pretend, remoteAddress: '192.0.2.9' })).statusCode).toBe(401)
  expect((await behind.inject({ ...pretend, remoteAddress: '192.0.2.9' })).statusCode).toBe(401)
  expect((await behind.inject({ ...pretend, remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
})

test('takes a visitor to be where a trusted host says they are, and any other caller where it calls from [B-CMS-09, C-SES-10, C-SES-O6, B-ISO-O2]', async () => {
  const places: string[] = []
  const countryOf = async (address: string) => void places.push(address)
  const calls = [geolocationRoutes({ markets, countries: { countryOf }, countryHeader: undefined, failed: () => {} })]
  const behind = await serve({ calls }, { trustProxy: ['192.0.2.1'] })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (const remoteAddress of ['192.0.2.1', '192.0.2.9'])
    await behind.inject({ url: '/api/geolocation/suggest/da-dk', remoteAddress, headers })
  await behind.close()

  expect(places).toEqual(['203.0.113.7', '192.0.2.9'])
})

test('takes the store of a device from a server with the key, and from nobody else [C-SES-10, C-SES-O6, B-CMS-09]', async () => {
  const shop = await serve({ isStore: (id) => id === 'bath' })
  const robots = async (headers: Readonly<Record<string, string>>) =>
    (await shop.inject({ url: '/da-dk?type=json', headers: { 'x-iso-context': 'bath', ...headers } })).json().robots

  const ofStores = 'NOINDEX, NOFOLLOW'
  expect(await robots({ 'x-api-key': 'k'.repeat(16) })).toBe(ofStores)
  expect(await robots({ 'x-api-key': 'a guess' })).not.toBe(ofStores)
  expect(await robots({})).not.toBe(ofStores)
  await shop.close()
})

test('sends the header policy and a reference with every answer, errors included', async () => {
  const urls = [
    '/healthz',
    '/metrics',
    '/openapi.json',
    '/api-docs',
    '/api/nothing',
    '/assets/app-1a2b.js',
    '/assets/nothing.js',
    '/da-dk',
    '/da-dk/nowhere',
    '/%ff',
  ]

  for (const url of urls) {
    const { headers } = await app.inject(url)
    expect([url, headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
      url,
      expect.stringContaining("default-src 'none'"),
      'nosniff',
    ])
  }
  expect((await app.inject({ method: 'PUT', url: '/da-dk' })).headers['content-security-policy']).toBeDefined()
  expect((await app.inject('/da-dk')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('serves the web build compressed, and cacheable for ever', async () => {
  const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })

  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('answer = 444')
})

test('serves nothing outside the web build, however the path is written', async () => {
  for (const path of [
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets//etc/passwd',
    '/assets/....//secret.txt',
    '/assets/..\\secret.txt',
    '/assets/fonts',
  ]) {
    const answer = await raw(path)
    expect([path, answer.body.includes('not for you') || answer.body.includes('root:')]).toEqual([path, false])
    expect(answer.status).toBeGreaterThanOrEqual(400)
  }
})

test('answers an unknown call as JSON and an unknown page as a page', async () => {
  expect((await app.inject('/api/da-dk/nothing')).json()).toMatchObject({ status: 404, code: 'call.unknown' })
  expect((await app.inject('/da-dk/nothing')).headers['content-type']).toContain('text/html')
})

test('sends a page its personal facts once its script runs, and remembers its market for 90 days [B-MKT-09] [B-STO-03] [B-CON-12, C-STO-01]', async () => {
  const basket = '11111111-2222-4333-8444-555555555555'
  state.baskets.set(basket, 3)

  const answer = await app.inject({
    url: '/api/visitor/da-dk',
    headers: { cookie: `__Host-basket=${basket}.${'k'.repeat(43)}` },
  })

  expect(answer.json()).toEqual({ basket: { quantity: 3 }, wishlist: { skus: [] }, signedIn: false })
  expect(answer.headers['set-cookie']).toBe('market=da-dk; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('keeps the chosen market while the visitor looks at another one, until they choose that one [B-MKT-09, B-MKT-18]', async () => {
  const visit = async (path: string, cookie: string) =>
    (await app.inject({ url: `/api/visitor/${path}`, headers: { cookie } })).cookies.map(({ value }) => value)

  expect(await visit('en-gb', 'market=da-dk')).toEqual([])
  expect(await visit('da-dk', 'market=da-dk')).toEqual(['da-dk'])
  expect(await visit('en-gb?chosen=true', 'market=da-dk')).toEqual(['en-gb'])
})

test('ends a visit at a device of a store with its basket and cookies, and refuses that elsewhere [C-ISO-O1, C-BSK-06, B-ISO-05, B-ISO-O3]', async () => {
  const basket = '11111111-2222-4333-8444-666666666666'
  state.baskets.set(basket, 2)
  const kiosk = await serve({}, { storeHosts: ['till.halden.test'] })
  const end = (host: string) =>
    kiosk.inject({
      method: 'DELETE',
      url: '/api/visitor/da-dk',
      headers: { host, 'sec-fetch-site': 'same-origin', cookie },
    })
  const cookie = `isoStoreId=bath; __Host-basket=${basket}.${'k'.repeat(43)}; __Host-wishlist=w; ordernumber=1`

  expect((await end('halden.test')).statusCode).toBe(403)
  expect(state.baskets.get(basket)).toBe(2)
  const ended = await end('till.halden.test')
  expect([ended.statusCode, state.baskets.get(basket)]).toEqual([200, undefined])
  expect(ended.cookies.map(({ name, value, secure }) => [name, value, secure])).toEqual([
    ['__Host-basket', '', true],
    ['__Host-wishlist', '', true],
    ['ordernumber', '', true],
  ])
  await kiosk.close()
})

test('does not start if a served call is missing from the description [B-SYS-05]', async () => {
  const more = [(scope: FastifyInstance) => void scope.get('/api/undescribed', async () => '')]

  await expect((await serve({ more })).ready()).rejects.toThrow('call.description-differs')
})

test('describes its calls to programs and to people', async () => {
  const document = (await app.inject('/openapi.json')).json()

  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '0.1.0' } })
  expect(Object.keys(document.paths)).toEqual(['/api/f', '/api/visitor/{catalog}'])
  expect((await app.inject('/api-docs')).body).toContain('GET /api/visitor/{catalog}')
})

test('logs neither the address of a request nor its headers, which may hold a token, even if the request fails [B-API-O4, D-09, C-AUT-O5]', async () => {
  const lines: string[] = []
  const log = openLog({ level: 'trace', version: '1', to: { write: (line: string) => lines.push(line) } })
  const isRecorded = () => {
    throw new Error('nothing works')
  }
  const storefront = { ...plainStorefront(state), render: isRecorded }
  const app = await serve({
    ...{ log, calls: [visitorRoutes({ ...parts, isRecorded })] },
    pages: { parts, kinds: pageKinds, storefront: async () => storefront },
  })

  const headers = { authorization: 'Bearer token-of-a-shopper', cookie: 'sAccessToken=token-of-a-shopper' }
  const failed = await app.inject({ url: '/api/visitor/da-dk?accessToken=token-of-a-shopper', headers })
  const broken = await app.inject({ url: '/da-dk/search?q=dress&accessToken=token-of-a-shopper', headers })
  await app.close()

  const logged = lines.join('')
  expect([failed.statusCode, broken.statusCode]).toEqual([500, 500])
  expect(logged).toMatch(/call failed.*page failed/s)
  expect(logged).not.toContain('token-of-a-shopper')
})

test('counts answers by route, never by address', async () => {
  const seen: string[] = []
  const observed = await serve({ observe: (route, status) => seen.push(`${route} ${status}`) })

  await observed.inject('/da-dk/search?q=my%20secret')
  await observed.inject('/api/visitor/da-dk')

  expect(seen).toEqual(['GET /* 200', 'GET /api/visitor/:catalog 200'])
})
