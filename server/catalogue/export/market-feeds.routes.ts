import { createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Markets } from '#server/markets/index.ts'
import type { MarketFeeds } from './market-feeds.service.ts'

interface FeedRoute {
  readonly Params: { readonly market: string }
}

const plain = 'text/plain; charset=utf-8'

/** `/{market}/feeds/google.xml`: product data that shopping services download. It is not meant for people or search engines. */
export const marketFeedRoutes =
  (markets: Markets, feeds: MarketFeeds) =>
  (app: FastifyInstance): void => {
    app.get<FeedRoute>('/:market/feeds/google.xml', async (request, reply) => {
      const market = markets.find(request.params.market)
      if (!market) return reply.code(404).header('cache-control', 'no-store').type(plain).send('No such market')
      const { madeAt, packed } = await feeds.of(market)
      const tag = `"${market.id}-${madeAt.getTime().toString(36)}"`
      reply
        .header('cache-control', 'public, max-age=600')
        .header('x-robots-tag', 'noindex')
        .header('vary', 'Accept-Encoding')
        .header('last-modified', madeAt.toUTCString())
        .header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      reply.type('application/rss+xml; charset=utf-8')
      return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
        ? reply.header('content-encoding', 'gzip').send(packed())
        : reply.send(packed().pipe(createGunzip()))
    })
  }
