import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mostBodyBytes } from '#server/platform/limits.ts'
import { busyCode, defaultRetryAfterSeconds, isTemporary } from '#server/platform/outage.ts'
import { brokenPage } from './broken-page.handler.ts'
import { answerCatalogue } from './catalogue.handler.ts'
import { firstPayload } from './first-payload.handler.ts'
import { answerFormAction, wantsPayload } from './form-actions.handler.ts'
import { answerLlms } from './llms.handler.ts'
import { answerPage } from './page.handler.ts'
import { asksForPayload } from './page-address.ts'
import type { PagesNeeds } from './pages-needs.ts'
import { answerRobots, answerSitemap, answerSitemapIndex } from './sitemap.handler.ts'
import { answerTheme } from './theme.handler.ts'

/** Every address without another handler is a page: read by GET, its forms posted by POST. Only these routes read forms. */
export async function registerPages(app: FastifyInstance, needs: PagesNeeds): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(formbody, { bodyLimit: mostBodyBytes })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isTemporary(error)) return refusePage(needs, request, reply, passing(error, request))
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'page failed')
    return refusePage(needs, request, reply, { status })
  })
  app.get('/api/f', firstPayload(needs))
  app.get('/assets/theme-:version.css', (request, reply) => answerTheme(needs, request, reply))
  app.get('/robots.txt', (_request, reply) => answerRobots(needs, reply))
  app.get('/llms.txt', (_request, reply) => answerLlms(needs, reply))
  app.get('/sitemap.xml', (_request, reply) => answerSitemapIndex(needs, reply))
  app.get('/:market/catalogue.json', (request, reply) => answerCatalogue(needs, request, reply))
  app.get('/:market/sitemap.xml', (request, reply) => answerSitemap(needs, request, reply))
  app.get('/*', (request, reply) => answerPage(needs, request, reply))
  app.post('/*', (request, reply) => answerFormAction(needs, request, reply))
  // If apps of other origins are allowed, another handler already answers pre-flight requests.
  const preFlights = app.hasRoute({ method: 'OPTIONS', url: '/*' })
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', ...(preFlights ? [] : ['OPTIONS'])],
    url: '/*',
    handler: (request, reply) => answerWrongMethod(needs, request, reply),
  })
}

/** Sends an error page in the shop's design, or for a script as a payload. */
export function refusePage(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: { readonly status: number; readonly retrySeconds?: number },
): Promise<FastifyReply> {
  const wants = wantsPayload(request) || asksForPayload(request.raw.url!)
  return brokenPage(needs, request, reply, { ...refusal, representation: wants ? 'json' : 'html' })
}

function passing(error: FastifyError, request: FastifyRequest) {
  if (error.code !== busyCode) request.log.warn({ err: error }, 'page not possible at the moment')
  return { status: 503, retrySeconds: defaultRetryAfterSeconds }
}

/** Answers methods that pages do not support. */
export function answerWrongMethod(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('allow', 'GET, HEAD, POST')
  return refusePage(needs, request, reply, { status: 405 })
}
