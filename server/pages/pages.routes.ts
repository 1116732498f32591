import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance } from 'fastify'
import { brokenPage } from './broken-page.routes.ts'
import { answerDeed, wantsPayload } from './deeds.routes.ts'
import { firstPayload } from './first-payload.routes.ts'
import { answerPage } from './page.routes.ts'
import { asksForPayload } from './page-address.ts'
import type { PagesGround } from './pages-ground.ts'
import { answerRobots, answerSitemap, answerSitemapIndex } from './sitemap.routes.ts'
import { answerTheme } from './theme.routes.ts'

const mostFormBytes = 200_000

/** Every address that is nothing else is a page: read by GET, acted on by POST. Forms are read here and nowhere else. */
export async function registerPages(app: FastifyInstance, ground: PagesGround): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(formbody, { bodyLimit: mostFormBytes })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'page failed')
    const wants = wantsPayload(request) || asksForPayload(request.raw.url!)
    return brokenPage(ground, request, reply, { status, representation: wants ? 'json' : 'html' })
  })
  app.get('/api/f', firstPayload(ground))
  app.get('/assets/theme-:version.css', (request, reply) => answerTheme(ground, request, reply))
  app.get('/robots.txt', (_request, reply) => answerRobots(ground, reply))
  app.get('/sitemap.xml', (_request, reply) => answerSitemapIndex(ground, reply))
  app.get('/:market/sitemap.xml', (request, reply) => answerSitemap(ground, request, reply))
  app.get('/*', (request, reply) => answerPage(ground, request, reply))
  app.post('/*', (request, reply) => answerDeed(ground, request, reply))
}
