import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageOf } from '#contracts/pages.ts'
import type { Market } from '#server/markets/index.ts'
import { RenderedPage, type Representation } from './cache/rendered-page.handler.ts'
import { type Device, deviceOf } from './frame/device.ts'
import { encodedPath, readAddress, withoutType } from './page-address.ts'
import type { PagesNeeds } from './pages-needs.ts'
import { personal, sendPage } from './send-page.handler.ts'

/** The error, and the format that the client accepts. */
export interface Broken {
  readonly status: number
  readonly representation: Representation
  /** Seconds after which the client may try again. */
  readonly retrySeconds?: number | undefined
}

/** The page for an error: with the shop's design if that is available, else as minimal HTML. */
export async function brokenPage(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, representation, retrySeconds }: Broken,
): Promise<FastifyReply> {
  if (retrySeconds !== undefined) reply.header('retry-after', String(retrySeconds))
  try {
    const market = marketOf(needs, request)
    const device = deviceOf(needs.visitor(request))
    const page = isSameForAll(status)
      ? await refusalPage(needs, market, { status, device })
      : await errorPage(needs, market, { status, device, traceId: request.id, path: addressOf(request, market) })
    return await sendPage(needs, request, reply, { page, representation, caching: personal })
  } catch (fault) {
    request.log.error({ err: fault }, 'error page failed')
    reply.removeHeader('content-encoding').header('cache-control', personal)
    return reply.code(status).type('text/html; charset=utf-8').send(barePage(request.id))
  }
}

/** These refusals contain nothing of the request. They are rendered once and reused, since most are sent under heavy load. */
const isSameForAll = (status: number): boolean => [405, 413, 429, 503].includes(status)

const refusalPages = new WeakMap<PagesNeeds, Map<string, RenderedPage>>()

interface Refused {
  readonly status: number
  readonly device: Device
}

async function refusalPage(needs: PagesNeeds, market: Market, { status, device }: Refused): Promise<RenderedPage> {
  const known = refusalPages.get(needs) ?? new Map<string, RenderedPage>()
  refusalPages.set(needs, known)
  const name = [market.id, status, ...Object.keys(device)].join(' ')
  const cached = known.get(name)
  if (cached?.shellVersion === needs.parts.content.shell(market).version && needs.cache) return cached
  const page = await errorPage(needs, market, { status, device, traceId: '', path: `/${market.id}` })
  known.set(name, page)
  return page
}

async function errorPage(
  needs: PagesNeeds,
  market: Market,
  facts: Refused & { readonly traceId: string; readonly path: string },
): Promise<RenderedPage> {
  const storefront = await needs.storefront()
  const payload = errorPayload(needs, market, { ...facts, build: storefront.build })
  const composed = { page: payload, tags: [], until: undefined, cacheable: false, provider: undefined }
  const shell = needs.parts.content.shell(market)
  return new RenderedPage({ storefront, publicUrl: needs.parts.publicUrl }, composed, shell)
}

/** The page that failed, with its query. */
function addressOf(request: FastifyRequest, market: Market): string {
  const address = readAddress(request.raw.url!)
  return address ? encodedPath(address.path) + withoutType(address.search) : `/${market.id}`
}

function marketOf({ parts, visitor }: PagesNeeds, request: FastifyRequest): Market {
  const segment = readAddress(request.raw.url!)?.path.split('/')[1]?.toLowerCase() ?? ''
  return parts.markets.find(segment) ?? visitor(request).market ?? parts.markets.open[0]!
}

function errorPayload(
  { parts, localization }: PagesNeeds,
  market: Market,
  { traceId, device, ...facts }: Refused & { readonly path: string; readonly build: string; readonly traceId: string },
): PageOf<'errorPage'> {
  const titleKey = isSameForAll(facts.status) ? `error.${facts.status}.title` : 'page.error'
  return {
    ...facts,
    ...device,
    pageAlias: 'errorPage',
    market: market.id,
    layout: 'error',
    title: `${localization(market).t(titleKey)} | ${parts.content.shell(market).shopName}`,
    metaTags: [],
    linkTags: [],
    structuredData: [],
    robots: 'NOINDEX, NOFOLLOW',
    breadcrumb: [],
    zones: {},
    alternates: {},
    traceId,
  }
}

/** This page needs no content, no translations and no web build. */
const barePage = (
  traceId: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Something went wrong</title></head>
<body><h1>Something went wrong</h1><p>Please try again in a moment. <a href="">Try again</a> or <a href="/">go to the front page</a>.</p><p><small>${traceId}</small></p></body></html>`
