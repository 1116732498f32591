import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#foundation/escape-html.ts'
import type { Catalogue, Category } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { answerPage } from './page.handler.ts'
import { absolute } from './page-address.ts'
import type { PagesGround } from './pages-ground.ts'
import type { Parts } from './parts.ts'

const mostFound = 200
/** Robots and search engines ask rarely; an hour is fresh enough for them. */
const caching = 'public, max-age=3600'

/** Addresses of one person are not for search engines, nor are calls. */
export function answerRobots({ parts }: PagesGround, reply: FastifyReply): FastifyReply {
  const { publicUrl, markets, content } = parts
  const closed = markets.open.flatMap((market) =>
    ['basketPage', 'checkoutPage', 'receiptPage'].map((alias) => content.linkTo(market, alias)),
  )
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/f?',
    ...[...new Set(closed)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return reply.header('cache-control', caching).type('text/plain; charset=utf-8').send(lines.join('\n'))
}

export function answerSitemapIndex({ parts }: PagesGround, reply: FastifyReply): FastifyReply {
  const maps = parts.markets.open.map(({ id }) => `<sitemap><loc>${parts.publicUrl}/${id}/sitemap.xml</loc></sitemap>`)
  return sendXml(
    reply,
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`,
  )
}

export async function answerSitemap(
  ground: PagesGround,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { parts } = ground
  const market = parts.markets.find((request.params as { market: string }).market)
  if (!market) return answerPage(ground, request, reply)
  const addresses = [
    ...new Set([
      ...contentAddresses(parts, market),
      ...categoryAddresses(parts.catalogue, market),
      ...(await productAddresses(parts, market)),
    ]),
  ]
  const urls = addresses.map((address) => `<url><loc>${escapeHtml(absolute(parts.publicUrl, address))}</loc></url>`)
  return sendXml(reply, `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`)
}

/** Editors' pages, except those hidden from search engines. */
const contentAddresses = ({ content }: Parts, market: Market): string[] =>
  ['homePage', 'contentPage', 'termsConditionsPage', 'categoryPage']
    .flatMap((alias) => content.pagesOf(market, alias))
    .filter(({ redirect, robots }) => redirect === undefined && !robots?.toUpperCase().includes('NOINDEX'))
    .map(({ path }) => path)

function categoryAddresses(catalogue: Catalogue, market: Market): string[] {
  const below = (id: string | undefined): Category[] =>
    catalogue.children(market, id).flatMap((category) => [category, ...below(category.id)])
  return below(undefined).map(({ url }) => url)
}

async function productAddresses({ search }: Parts, market: Market): Promise<string[]> {
  const addresses: string[] = []
  for (let from = 0, total = 1; from < total; from += mostFound) {
    const found = await search.search(market, { from, size: mostFound, sorting: 'newest', origin: 'listing' })
    addresses.push(
      ...found.results.flatMap(({ url, productRelations }) => [url, ...productRelations.map((colour) => colour.url)]),
    )
    total = found.results.length === 0 ? 0 : found.totalResults
  }
  return addresses
}

const sendXml = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .header('cache-control', caching)
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
