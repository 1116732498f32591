import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Calls } from '#contracts/calls.ts'
import { contentCalls } from '#contracts/content-calls.ts'
import { type PagesNeeds, refusePage, registerPages } from '#server/pages/index.ts'
import { apiDocsPage, apiDocsStyle } from '#server/platform/calls/api-docs.ts'
import { registerCalls } from '#server/platform/calls/call-routes.ts'
import { requireDescribed } from '#server/platform/calls/described-routes.ts'
import { openApiDocument } from '#server/platform/calls/openapi.ts'
import type { OpenApiDocument } from '#server/platform/calls/openapi-document.ts'
import { boundedServer, type ConnectionsSettings } from '#server/platform/http/connections.ts'
import { securityHeaders } from '#server/platform/http/headers.ts'
import { proxiesOf } from '#server/platform/http/proxies.ts'
import { serveStaticFiles } from '#server/platform/http/static-files.ts'
import { connectionLimits, mostBodyBytes } from '#server/platform/limits.ts'
import type { Localization } from '#server/platform/problems.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import { repeatSignedInCookie } from '#server/sessions/index.ts'
import { admitRequests, openGates, placeFor } from './admission.ts'
import { allowAppOrigins } from './app-origins.ts'
import { registerHealth } from './health.ts'
import type { HttpParts } from './http-parts.ts'
import { identifyRequests, liveSessions, provesSession } from './identify-requests.ts'
import { refuseLateRequests } from './refuse-late-requests.ts'
import { refuseSignIns } from './refuse-sign-ins.ts'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'
import { visitorOf } from './visitor-of.ts'

/** The HTTP server of the program, before it listens. */
export async function httpServer(parts: HttpParts): Promise<FastifyInstance> {
  const headers = securityHeaders(parts.settings)
  const app = fastifyFor(parts, headers)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  warnOfUntrustedProxy(app, {
    ...parts.settings,
    warn: (details, message) => parts.log?.warn(details, message),
  })
  parts.development?.(app)
  if (parts.observe) observeWith(app, parts.observe)
  await app.register(cookie)
  await allowAppOrigins(app, parts.settings.appOrigins ?? [])
  const document = openApiDocument(documented(parts.calls), parts.version)
  requireDescribed(app, document.paths)
  const places = parts.admission && openGates()
  const identities = identifyRequests(app, parts.sessions)
  const visitor = visitorOf(parts, identities)
  const withLiveSession = liveSessions(parts.sessions)
  const pagesNeeds: PagesNeeds = {
    ...parts.pages,
    cdnSeconds: parts.settings.cdnSeconds,
    localization: parts.localization,
    visitor: (request, market) => visitor(request, market, true),
    withLiveSession,
    headers: (provider) => securityHeaders(parts.settings, provider),
    enter: places && placeFor(places),
  }
  if (parts.admission)
    admitRequests(app, {
      ...parts.admission,
      gates: places,
      accountOf: (request) => identities.get(request)?.session?.accountId,
      localization: ({ url }) => localizationOfAddress(parts)(url),
      publicUrl: parts.settings.publicUrl,
      alert: (code, details) => parts.log?.error({ code, ...details }, 'a limit over all callers is used up'),
      refusePage: (request, reply, refusal) => refusePage(pagesNeeds, request, reply, refusal),
    })

  registerHealth(app, parts)
  await app.register(async (api) =>
    registerCalls(
      api,
      { ...callNeeds(parts), visitor, withLiveSession, provesSession: provesSession(parts.sessions) },
      parts.calls,
    ),
  )
  if (parts.assets) await serveStaticFiles(app, '/assets/', parts.assets)
  for (const register of parts.more ?? []) await app.register(async (scope) => register(scope))
  registerDocs(app, document)
  await app.register(async (pages) => registerPages(pages, pagesNeeds))
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found'),
  )
  return app
}

function fastifyFor(parts: HttpParts, headers: Readonly<Record<string, string>>): FastifyInstance {
  return Fastify({
    ...(parts.log ? { loggerInstance: parts.log } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.settings.trustProxy.length > 0 ? [...parts.settings.trustProxy] : false,
    bodyLimit: mostBodyBytes,
    serverFactory: (handle) => boundedServer(refusingSignIns(parts, headers, handle), connectionsOf(parts)),
    forceCloseConnections: 'idle',
    // Requests that arrive while the shop begins to close are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_error, _request, reply) => unreadable(reply as FastifyReply, headers),
  }) as unknown as FastifyInstance
}

const refusingSignIns = (
  { localization, markets, settings, observe, whyNoSignIn: reason }: HttpParts,
  headers: Readonly<Record<string, string>>,
  handle: RequestListener,
): RequestListener =>
  reason
    ? refuseSignIns(handle, { ...{ reason, markets, localization, headers, observe }, publicUrl: settings.publicUrl })
    : handle

function connectionsOf(parts: HttpParts): ConnectionsSettings {
  const { settings, connections } = parts
  return {
    limits: { ...connectionLimits, ...connections },
    isProxy: proxiesOf(settings.trustProxy),
    refuse: parts.admission && refuseLateRequests(localizationOfAddress(parts), securityHeaders(settings)),
  }
}

/** The language of early refusals: the market is read from the URL, because nothing else is known yet. */
const localizationOfAddress =
  ({ markets, localization }: HttpParts) =>
  (url: string): Localization =>
    localization(markets.find(/\/([a-z]{2}-[a-z]{2})(?:[/?]|$)/i.exec(url)?.[1] ?? ''))

/** Answered before any hook runs, so its headers are set here. */
function unreadable(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  reply
    .headers(headers)
    .header('cache-control', 'no-store')
    .code(400)
    .type('text/plain; charset=utf-8')
    .send('This address cannot be read.')
}

function observeWith(app: FastifyInstance, observe: NonNullable<HttpParts['observe']>): void {
  app.addHook('onResponse', async (request, reply) => {
    observe(`${request.method} ${request.routeOptions.url ?? 'none'}`, reply.statusCode, reply.elapsedTime / 1000)
  })
}

const callNeeds = ({ markets, settings, strict, localization }: HttpParts) => ({
  repeatSignedInCookie,
  markets,
  strict,
  localization,
  publicUrl: settings.publicUrl,
  internalKeys: settings.internalApiKeys,
  appOrigins: settings.appOrigins ?? [],
})

/** The API description as JSON and as a page. Both are written once and kept compressed, because together they are 3 MB. */
function registerDocs(app: FastifyInstance, document: OpenApiDocument): void {
  const [json, page] = [gzipSync(JSON.stringify(document)), gzipSync(apiDocsPage(document))]
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(gunzipSync(json)),
  )
  app.get('/api-docs', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(gunzipSync(page)),
  )
  app.get('/api-docs.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(apiDocsStyle),
  )
}

/** All calls, including the one that pages serve themselves. */
const documented = (groups: readonly CallGroup[]): Calls[] => [
  ...groups.map(({ calls }) => calls),
  { 'GET /api/f': contentCalls['GET /api/f'] },
]
