import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { requireDescribed } from './described-routes.ts'

function appOf(told: Parameters<typeof requireDescribed>[1]) {
  const app = Fastify()
  requireDescribed(app, told)
  return app
}

test('starts where everything under /api is described, whatever else is served', async () => {
  const app = appOf({ '/api/things/{thingId}': { get: {}, put: {} }, '/notifyme': { post: {} } })
  app.route({ method: ['GET', 'PUT'], url: '/api/things/:thingId', handler: async () => '' })
  app.post('/notifyme', async () => '')
  app.all('/api/*', async () => '')
  app.get('/a-page', async () => '')

  await expect(app.ready()).resolves.toBeDefined()
})

test('does not start if a call is served that is not described', async () => {
  const app = appOf({ '/api/things': { get: {} } })
  app.get('/api/things', async () => '')
  await app.register(async (scope) => scope.post('/api/things', async () => ''))

  await expect(app.ready()).rejects.toThrow('call.description-differs')
})

test('does not start if a call is described that is not served [B-SYS-05]', async () => {
  await expect(appOf({ '/api/things': { get: {} } }).ready()).rejects.toThrow('call.description-differs')
})
