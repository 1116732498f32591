import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { placesInMemory } from '#server/platform/http/shared-places.fakes.ts'
import { workLimits } from '#server/platform/limits.ts'
import { type AdmissionNeeds, admitRequests } from './admission.ts'

const key = 'k'.repeat(43)
const basketOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}.${key}`

async function shopWith(places: number, canBuy: AdmissionNeeds['canBuy'] = async () => true) {
  const app = Fastify({ trustProxy: ['127.0.0.1'] })
  await app.register(cookie)
  const localization = { t: (key: string, ...args: readonly unknown[]) => [key, ...args].join(' '), locale: 'en-GB' }
  admitRequests(app, {
    localization: () => localization,
    clock: () => new Date(),
    publicUrl: 'https://halden.test',
    secrets: ['secret'],
    places,
    sharedPlaces: placesInMemory(),
    canBuy,
    refusePage: async (_request, reply, { status, retrySeconds }) =>
      reply.code(status).header('retry-after', String(retrySeconds)).send('refused'),
  })
  app.get('/*', async () => 'a page')
  app.post('/api/order/:catalog/basket/line', async () => ({}))
  return app
}

test('shows a queue to a shopper who comes when all places of the checkout are taken, and lets the holder of a place go on', async () => {
  const app = await shopWith(1)
  const go = (url: string, at: number, ticket?: string) =>
    app.inject({
      url,
      cookies: { '__Host-basket': basketOf(at), ...(ticket ? { '__Host-queue': ticket } : {}) },
    })

  const first = await go('/en-gb/checkout/customer', 1)
  const second = await go('/en-gb/checkout/customer', 2)
  const again = await go('/en-gb/checkout/payment', 1, first.cookies[0]!.value)

  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(second.statusCode).toBe(503)
  expect(second.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(second.body).toContain('queue.ahead 0')
  expect(second.body).toContain('http-equiv="refresh"')
  expect((await go('/en-gb/women', 2)).statusCode).toBe(200)
  expect((await go('/en-gb/checkouts-of-others', 2)).statusCode).toBe(200)
})

test('gives no place without a basket, one to each basket, and none to a basket that cannot be bought', async () => {
  const gone = new Set<string>()
  const app = await shopWith(4, async ({ basketId }) => !gone.has(basketId))
  let asked = 0
  const go = (cookies: Record<string, string>) => {
    asked += 1
    const headers = { 'x-forwarded-for': `203.0.113.${asked % 200}` }
    return app.inject({ url: '/en-gb/checkout/customer', cookies, headers })
  }
  const all = (times: number, cookiesOf: (at: number) => Record<string, string>) =>
    Promise.all(Array.from({ length: times }, (_, at) => go(cookiesOf(at))))
  const statuses = (answers: readonly { readonly statusCode: number }[]) =>
    new Set(answers.map(({ statusCode }) => statusCode))
  const held = (at: number) => ({ '__Host-basket': basketOf(at) })
  const ofNobody = (at: number) => at + 5000
  for (let at = 0; at < 2100; at++) gone.add(basketOf(ofNobody(at)).split('.')[0]!)

  expect(statuses(await all(2100, () => ({})))).toEqual(new Set([200]))
  const forged = await all(2100, (at) => ({
    ...held(ofNobody(at)),
    '__Host-queue': `1.${basketOf(ofNobody(at)).split('.')[0]}.${'A'.repeat(43)}`,
  }))
  expect(statuses(forged)).toEqual(new Set([200]))
  expect(forged.flatMap(({ cookies }) => cookies)).toEqual([])
  const [first] = await all(50, () => held(1))
  expect(statuses(await all(3, (at) => held(at + 2)))).toEqual(new Set([200]))
  const late = await go(held(9))
  expect([late.statusCode, late.cookies[0]]).toMatchObject([
    503,
    { name: '__Host-queue', secure: true, httpOnly: true },
  ])
  gone.add(basketOf(1).split('.')[0]!)
  // The basket's id is not enough to free its place: the caller must show the ticket.
  await go(held(1))
  expect((await go({ ...held(9), '__Host-queue': late.cookies[0]!.value })).statusCode).toBe(503)
  await go({ ...held(1), '__Host-queue': first!.cookies[0]!.value })
  expect((await go(held(9))).statusCode).toBe(200)
})

test('gives no more than 20 of 100 places to one network', async () => {
  const app = await shopWith(100)
  const go = (at: number, address: string) =>
    app.inject({
      url: '/en-gb/checkout/customer',
      cookies: { '__Host-basket': basketOf(at) },
      headers: { 'x-forwarded-for': address },
    })
  const crowd = await Promise.all(Array.from({ length: 30 }, (_, at) => go(at + 1, '203.0.113.9')))

  expect(crowd.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect((await go(99, '198.51.100.4')).statusCode).toBe(200)
})

test('refuses a queue ticket of another basket', async () => {
  const app = await shopWith(1)
  const go = (at: number, ticket?: string) =>
    app.inject({
      url: '/en-gb/checkout/customer',
      cookies: { '__Host-basket': basketOf(at), ...(ticket ? { '__Host-queue': ticket } : {}) },
    })
  const first = (await go(1)).cookies[0]!.value

  expect((await go(2, first)).statusCode).toBe(503)
})

test('refuses a client that writes far more than a person can, and tells it when to try again', async () => {
  const app = await shopWith(100)
  const write = (address: string) =>
    app.inject({
      method: 'POST',
      url: '/api/order/en-gb/basket/line',
      payload: {},
      headers: { 'x-forwarded-for': address },
    })

  const answers = await Promise.all(Array.from({ length: 101 }, () => write('203.0.113.9')))
  const over = answers.at(-1)!

  expect(answers.slice(0, 100).every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(over.statusCode).toBe(429)
  expect(over.json()).toMatchObject({ code: 'call.too-many', status: 429 })
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  expect((await write('198.51.100.4')).statusCode).toBe(200)
})

test('keeps no place for a client that leaves while it waits, and does no work for it', async () => {
  const app = await shopWith(100)
  const done = Promise.withResolvers<void>()
  let worked = 0
  app.get('/api/order/:catalog/get-payment-methods', async () => {
    worked += 1
    await done.promise
    return {}
  })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/order/en-gb/get-payment-methods`
  // One network never gets all places.
  const atOnce = workLimits.payments.atOnce * 0.75
  const gone = new AbortController()
  const ask = (signal: AbortSignal | null) => fetch(url, { signal }).catch(() => undefined)
  const working = Array.from({ length: atOnce }, () => ask(null))
  await expect.poll(() => worked).toBe(atOnce)

  let [came, left] = [0, 0]
  app.server.on('request', (_, response) => {
    came += 1
    response.once('close', () => (left += 1))
  })
  const waiting = Array.from({ length: atOnce }, () => ask(gone.signal))
  await expect.poll(() => came).toBe(atOnce)
  gone.abort()
  await Promise.all(waiting)
  await expect.poll(() => left).toBe(atOnce)
  done.resolve()
  await Promise.all(working)

  expect(worked).toBe(atOnce)
  expect((await ask(AbortSignal.timeout(30_000)))?.status).toBe(200)
  app.server.closeAllConnections()
  await app.close()
})

test('keeps the places of other writes free while hundreds of sign-ins wait for their passwords to be hashed', async () => {
  const app = await shopWith(100)
  const hashed = Promise.withResolvers<void>()
  let waiting = 0
  const signIn = async () => {
    waiting += 1
    await hashed.promise
    return {}
  }
  for (const url of ['/api/auth/signin', '/*']) app.post(url, signIn)
  const post = (url: string, at: number) =>
    app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': `203.0.113.${at}` } })
  const signIns = Array.from({ length: 200 }, (_, at) => post(at % 2 ? '/api/auth/signin' : '/en-gb/login?to=x', at))
  await expect.poll(() => waiting).toBe(200)

  expect((await post('/api/order/en-gb/basket/line', 201)).statusCode).toBe(200)
  hashed.resolve()
  for (const { statusCode } of await Promise.all(signIns)) expect(statusCode).toBe(200)
})
