import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { workLimits } from '#server/platform/limits.ts'
import { admitRequests } from './admission.ts'

async function shopWith(places: number) {
  const app = Fastify({ trustProxy: ['127.0.0.1'] })
  await app.register(cookie)
  const speaker = { t: (key: string, ...args: readonly unknown[]) => [key, ...args].join(' '), locale: 'en-GB' }
  admitRequests(app, {
    speaker: () => speaker,
    clock: () => new Date(),
    publicUrl: 'https://halden.test',
    secrets: ['secret'],
    places,
    refusePage: async (_request, reply, { status, retrySeconds }) =>
      reply.code(status).header('retry-after', String(retrySeconds)).send('refused'),
  })
  app.get('/*', async () => 'a page')
  app.post('/api/order/:catalog/basket/line', async () => ({}))
  return app
}

test('shows a queue to who comes when all places of the checkout are taken, and lets them in afterwards as they came', async () => {
  const app = await shopWith(1)
  const go = (url: string, ticket?: string) => app.inject({ url, ...(ticket ? { cookies: { queue: ticket } } : {}) })

  const first = await go('/en-gb/checkout/customer')
  const second = await go('/en-gb/checkout/customer')
  const again = await go('/en-gb/checkout/payment', first.cookies[0]!.value)

  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(second.statusCode).toBe(503)
  expect(second.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(second.body).toContain('queue.ahead 0')
  expect(second.body).toContain('http-equiv="refresh"')
  expect((await go('/en-gb/women')).statusCode).toBe(200)
  expect((await go('/en-gb/checkouts-of-others')).statusCode).toBe(200)
})

test('turns away who writes far more than a person can, and says when to come back', async () => {
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

test('keeps no place for who went away while waiting, and does nothing for them', async () => {
  const app = await shopWith(100)
  const done = Promise.withResolvers<void>()
  let worked = 0
  app.get('/api/order/:catalog/get-payment-methods', async () => {
    worked += 1
    await done.promise
    return {}
  })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/order/en-gb/get-payment-methods`
  // One network never has all the places.
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
