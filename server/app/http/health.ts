import type { FastifyInstance } from 'fastify'
import { isOneOf } from '#server/platform/http/same-secret.ts'
import type { HttpParts } from './http-parts.ts'

export function registerHealth(app: FastifyInstance, { version, settings, isReady, metrics }: HttpParts): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version }),
  )
  app.get('/readyz', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .code(isReady() ? 200 : 503)
      .send({ ready: isReady() }),
  )
  app.get('/metrics', async (request, reply) => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ')
    const hasToken =
      scheme === 'Bearer' && settings.metricsToken !== undefined && isOneOf([settings.metricsToken], token)
    if (!hasToken && !isLoopbackAddress(request.ip)) return reply.code(401).send({ status: 401, title: 'Unauthorized' })
    const { type, text } = await metrics()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

const isLoopbackAddress = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./.test(address)
