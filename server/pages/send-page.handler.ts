import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '#server/platform/http/encodings.ts'
import { isFresh } from '#server/platform/http/etag.ts'
import { defaultRetryAfterSeconds } from '#server/platform/outage.ts'
import type { RenderedPage, Representation } from './cache/rendered-page.handler.ts'
import type { FoundPage } from './load-page.ts'
import { asPayload, changedQuery, isElsewhere, locationOf } from './page-address.ts'
import type { PageRedirect } from './page-kind.ts'
import type { PagesNeeds } from './pages-needs.ts'

const types = { html: 'text/html; charset=utf-8', json: 'application/json; charset=utf-8' } as const

export const personal = 'private, no-store'

/** Seconds after which a client may try a page in maintenance again. */
const maintenanceRetrySeconds = 600

/** The cache header of a public page: ask the shop for each request, or show it for `cdnSeconds`, and once more while asking. */
export function sharedCaching(
  { cdnSeconds }: Pick<PagesNeeds, 'cdnSeconds'>,
  { dependsOnCookie }: Pick<FoundPage, 'dependsOnCookie'>,
): string {
  if (dependsOnCookie) return personal
  const plain = 'public, max-age=0, must-revalidate'
  return cdnSeconds > 0 ? `${plain}, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}` : plain
}

/** Sends the bytes of a page, or 304 if the client already has them. */
export function sendPage(
  needs: Pick<PagesNeeds, 'headers'>,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    page,
    representation,
    caching,
  }: { readonly page: RenderedPage; readonly representation: Representation; readonly caching: string },
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.header('cache-control', caching).header('vary', 'Accept-Encoding')
  if (page.provider) reply.headers(needs.headers(page.provider))
  if (caching !== personal) {
    const etag = page.etag(representation, encoding)
    reply.header('etag', etag)
    if (page.status === 200 && isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  if (page.status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(page.incomplete ? defaultRetryAfterSeconds : maintenanceRetrySeconds))
  const body = page.body(representation, encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).type(types[representation]).send(body)
}

/** Used when goods cannot be fetched: a list without them would say that nothing is sold. */
export const notNow = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', String(defaultRetryAfterSeconds)).header('cache-control', personal).send()

/** The requested address, for redirects. */
export interface RequestedAddress {
  readonly representation: Representation
  /** The query as it was sent. */
  readonly search: string
  /** True if requested through `/api/f?path=…`; a redirect then leads there too. */
  readonly throughApi?: boolean
}

/** Redirects to another address. A script cannot follow a redirect to another site, so it gets a payload with that address. */
export function leave(
  { parts }: Pick<PagesNeeds, 'parts'>,
  reply: FastifyReply,
  goTo: PageRedirect,
  requested: RequestedAddress,
): FastifyReply {
  const { publicUrl } = parts
  const { status = 302, fragment } = goTo
  const query = goTo.changeQuery ? changedQuery(requested.search, goTo.changeQuery) : ''
  const target = goTo.goTo + query + (fragment === undefined ? '' : `#${fragment}`)
  reply.header('cache-control', personal)
  if (requested.representation === 'html') return reply.redirect(locationOf(target, publicUrl), status)
  if (isElsewhere(target, publicUrl))
    return reply.type(types.json).send(JSON.stringify(payloadElsewhere(target, status)))
  if (!requested.throughApi) return reply.redirect(asPayload(target, publicUrl), status)
  return reply.redirect(`/api/f?${new URLSearchParams({ path: locationOf(target, publicUrl) })}`, status)
}

/** The smallest valid payload, with the address of the redirect. */
const payloadElsewhere = (url: string, status: number) => ({
  pageAlias: 'contentPage',
  status: 200,
  path: '',
  market: '',
  build: '',
  layout: 'plain',
  title: '',
  heading: '',
  metaTags: [],
  linkTags: [],
  structuredData: [],
  robots: 'NOINDEX, NOFOLLOW',
  breadcrumb: [],
  zones: {},
  alternates: {},
  redirect: { url, status },
})
