import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProductCard } from '#contracts/catalogue.ts'
import { escapeHtml } from '#foundation/escape-html.ts'
import type { Category } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { answerPage } from './page.handler.ts'
import { absolute } from './page-address.ts'
import type { PagesNeeds } from './pages-needs.ts'
import type { Parts } from './parts.ts'
import { notNow } from './send-page.handler.ts'
import { storeUrl } from './stores/shown-stores.ts'

const mostFound = 200
/** Robots and search engines ask rarely, and data may be one hour old. */
const caching = 'public, max-age=3600'

/** Pages of a single person and API calls are not for search engines. */
export function answerRobots({ parts }: PagesNeeds, reply: FastifyReply): FastifyReply {
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

export function answerSitemapIndex({ parts }: PagesNeeds, reply: FastifyReply): FastifyReply {
  const maps = parts.markets.open.map(({ id }) => `<sitemap><loc>${parts.publicUrl}/${id}/sitemap.xml</loc></sitemap>`)
  return sendXml(
    reply,
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>`,
  )
}

export async function answerSitemap(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { parts } = needs
  const market = parts.markets.find((request.params as { market: string }).market)
  if (!market) return answerPage(needs, request, reply)
  const products = await productAddresses(parts, market)
  if (!products) return notNow(reply)
  const listed = [
    ...contentAddresses(parts, market),
    ...storeAddresses(parts, market),
    ...categoryAddresses(parts, market),
    ...products,
  ]
  const places = new Map(listed.toReversed().map((place) => [place.address, place]))
  const urls = [...places.values()].reverse().map((place) => urlOf(parts.publicUrl, place))
  return sendXml(
    reply,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`,
  )
}

/** An address of the market, with the same page in other markets and its picture. */
interface MapPlace {
  readonly address: string
  readonly alternates?: readonly (readonly [locale: string, address: string])[]
  readonly picture?: string | undefined
}

function urlOf(publicUrl: string, { address, alternates = [], picture }: MapPlace): string {
  const full = (path: string) => escapeHtml(absolute(publicUrl, path))
  const others = alternates.map(
    ([locale, other]) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${full(other)}"/>`,
  )
  const image = picture === undefined ? '' : `<image:image><image:loc>${full(picture)}</image:loc></image:image>`
  return `<url><loc>${full(address)}</loc>${others.join('')}${image}</url>`
}

/** The same page in all markets that have it, including this one; nothing if only this market has it. */
function everywhere(markets: readonly Market[], addressIn: (market: Market) => string | undefined) {
  const known = markets.flatMap((market) => {
    const address = addressIn(market)
    return address === undefined ? [] : [[market.locale, address] as const]
  })
  return known.length > 1 ? known : []
}

/** Editors' pages, except those hidden from search engines. */
const contentAddresses = ({ content, markets }: Parts, market: Market): MapPlace[] =>
  ['homePage', 'contentPage', 'termsConditionsPage', 'categoryPage']
    .flatMap((alias) => content.pagesOf(market, alias))
    .filter(({ redirect, robots }) => redirect === undefined && !robots?.toUpperCase().includes('NOINDEX'))
    .map(({ path, key }) => ({
      address: path,
      alternates: everywhere(markets.open, (other) => content.samePage(other, key)),
    }))

const storeAddresses = (parts: Parts, market: Market): MapPlace[] => {
  const stores = parts.stores.in(market.country.code)
  if (stores.length === 0) return []
  const ofAll = ['storeLocatorPage', 'retailStores'].map((alias) => parts.content.linkTo(market, alias))
  return [...ofAll, ...stores.map((one) => storeUrl(parts, { market }, one))].map((address) => ({ address }))
}

function categoryAddresses({ catalogue, markets }: Parts, market: Market): MapPlace[] {
  const below = (id: string | undefined): Category[] =>
    catalogue.children(market, id).flatMap((category) => [category, ...below(category.id)])
  return below(undefined).map(({ id, url }) => ({
    address: url,
    alternates: everywhere(markets.open, (other) => catalogue.category(other, id)?.url),
  }))
}

/** Undefined if goods cannot be searched at the moment. */
async function productAddresses({ search }: Parts, market: Market): Promise<MapPlace[] | undefined> {
  const addresses: MapPlace[] = []
  for (let from = 0, total = 1; from < total; from += mostFound) {
    const found = await search.search(market, { from, size: mostFound, sorting: 'newest', origin: 'listing' })
    if (found.hasError) return undefined
    addresses.push(
      ...found.results.flatMap(({ url, images, productRelations }) => [
        { address: url, picture: images.plate ? undefined : pictureOf(images) },
        ...productRelations.map((colour) => ({ address: colour.url })),
      ]),
    )
    total = found.results.length === 0 ? 0 : found.totalResults
  }
  return addresses
}

const pictureOf = ({ urlTemplate, indexes }: ProductCard['images']): string =>
  urlTemplate.replace('{0}', String(indexes[0]?.index ?? 1)).replace('{1}', 'jpeg')

const sendXml = (reply: FastifyReply, body: string): FastifyReply =>
  reply
    .header('cache-control', caching)
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
