import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Calls } from '#contracts/calls.ts'
import { contentCalls } from '#contracts/content.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type PagesGround, refusePage, registerPages } from '#server/pages/index.ts'
import { apiDocsPage, apiDocsStyle } from '#server/platform/calls/api-docs.ts'
import { type CallGround, registerCalls } from '#server/platform/calls/call-routes.ts'
import { requireDescribed } from '#server/platform/calls/described-routes.ts'
import { type OpenApiDocument, openApiDocument } from '#server/platform/calls/openapi.ts'
import { cookieName } from '#server/platform/http/answer-cookies.ts'
import { boundedServer, type ConnectionsSettings } from '#server/platform/http/connections.ts'
import { type HeaderSettings, securityHeaders } from '#server/platform/http/headers.ts'
import { proxiesOf } from '#server/platform/http/proxies.ts'
import { isOneOf } from '#server/platform/http/same-secret.ts'
import { serveStaticFiles } from '#server/platform/http/static-files.ts'
import { type ConnectionLimits, connectionLimits, mostBodyBytes } from '#server/platform/limits.ts'
import type { Speaker } from '#server/platform/problems.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import {
  antiCsrfHeader,
  type Identity,
  identify,
  nobody,
  readVisitor,
  type Sessions,
  type Visitor,
} from '#server/sessions/index.ts'
import { type AdmissionNeeds, admitRequests, openGates, placeFor } from './admission.ts'
import { letAppsIn } from './app-origins.ts'
import { turnAwayLate } from './turn-away-late.ts'
import { tellOfUntrustedProxy } from './untrusted-proxy.ts'

/** The dependencies of the HTTP server. */
export interface HttpParts {
  readonly version: string
  readonly settings: HeaderSettings & {
    /** Hosts whose `X-Forwarded-For` is believed. */
    readonly trustProxy: readonly string[]
    readonly cdnSeconds: number
    readonly internalApiKeys: readonly string[]
    readonly metricsToken?: string | undefined
    readonly previewKeys?: readonly string[]
    /** Hosts that in-store devices call. */
    readonly storeHosts?: readonly string[]
    readonly appOrigins?: readonly string[]
  }
  /** Left out, nobody can sign in. */
  readonly sessions?: Pick<Sessions, 'read' | 'cookieName' | 'isLive' | 'isAntiCsrf'> | undefined
  /** True if the shop has a store of that id. */
  isStore?(storeId: string): boolean
  /** Answers are checked against their contracts: in tests and development. */
  readonly strict: boolean
  readonly log?: Logger | undefined
  readonly markets: Markets
  speaker(market: Market | undefined): Speaker
  readonly calls: readonly CallGroup[]
  readonly pages: Pick<PagesGround, 'parts' | 'kinds' | 'storefront' | 'cache'>
  /** Folder of the browser's build; left out where a development server hands its files out. */
  readonly assets?: string | undefined
  isReady(): boolean
  metrics(): Promise<{ readonly type: string; readonly text: string }>
  /** Routes that are neither calls nor pages: pictures, the shop's theme, what development looks at. */
  readonly more?: readonly ((app: FastifyInstance) => void | Promise<void>)[]
  /** Keeps work within bounds; left out, everything is taken on. */
  readonly admission?: Pick<AdmissionNeeds, 'clock' | 'secrets' | 'places' | 'canBuy' | 'sharedPlaces'> | undefined
  readonly connections?: Partial<ConnectionLimits> | undefined
  /** A development server's own routes and hooks, which come before all others. */
  readonly development?: ((app: FastifyInstance) => void) | undefined
  /** Counts an answer: its route as registered, never the address. */
  observe?(route: string, status: number, seconds: number): void
}

/** The whole HTTP side of the program, not yet listening. */
export async function httpServer(parts: HttpParts): Promise<FastifyInstance> {
  const headers = securityHeaders(parts.settings)
  const app = Fastify({
    ...(parts.log ? { loggerInstance: parts.log } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.settings.trustProxy.length > 0 ? [...parts.settings.trustProxy] : false,
    bodyLimit: mostBodyBytes,
    serverFactory: (handle) => boundedServer(handle, connectionsOf(parts)),
    forceCloseConnections: 'idle',
    // A request that was on its way when the shop began to close is still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_error, _request, reply) => unreadable(reply as FastifyReply, headers),
  }) as unknown as FastifyInstance
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  tellOfUntrustedProxy(app, {
    ...parts.settings,
    warn: (details, message) => parts.log?.warn(details, message),
  })
  parts.development?.(app)
  if (parts.observe) observeWith(app, parts.observe)
  await app.register(cookie)
  await letAppsIn(app, parts.settings.appOrigins ?? [])
  const document = openApiDocument(documented(parts.calls), parts.version)
  requireDescribed(app, document.paths)
  const places = parts.admission && openGates()
  const identities = identifyRequests(app, parts.sessions)
  const visitor = visitorOf(parts, identities)
  const withLiveSession = liveSessions(parts.sessions)
  const pagesGround: PagesGround = {
    ...parts.pages,
    cdnSeconds: parts.settings.cdnSeconds,
    speaker: parts.speaker,
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
      speaker: ({ url }) => speakerOfAddress(parts)(url),
      publicUrl: parts.settings.publicUrl,
      alert: (code, details) => parts.log?.error({ code, ...details }, 'a limit over all callers is used up'),
      refusePage: (request, reply, refusal) => refusePage(pagesGround, request, reply, refusal),
    })

  registerHealth(app, parts)
  await app.register(async (api) =>
    registerCalls(
      api,
      { ...callGround(parts), visitor, withLiveSession, provesSession: provesSession(parts.sessions) },
      parts.calls,
    ),
  )
  if (parts.assets) await serveStaticFiles(app, '/assets/', parts.assets)
  for (const register of parts.more ?? []) await app.register(async (scope) => register(scope))
  registerDocs(app, document)
  await app.register(async (pages) => registerPages(pages, pagesGround))
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found'),
  )
  return app
}

function connectionsOf(parts: HttpParts): ConnectionsSettings {
  const { settings, connections } = parts
  return {
    limits: { ...connectionLimits, ...connections },
    isProxy: proxiesOf(settings.trustProxy),
    turnAway: parts.admission && turnAwayLate(speakerOfAddress(parts), securityHeaders(settings)),
  }
}

/** The language of refusals: that of the market in the address, before anything else is known. */
const speakerOfAddress =
  ({ markets, speaker }: HttpParts) =>
  (url: string): Speaker =>
    speaker(markets.find(/\/([a-z]{2}-[a-z]{2})(?:[/?]|$)/i.exec(url)?.[1] ?? ''))

/** Answered before any hook has run, so its headers are set here. */
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

const callGround = ({ markets, settings, strict, speaker }: HttpParts) => ({
  markets,
  strict,
  speaker,
  publicUrl: settings.publicUrl,
  internalKeys: settings.internalApiKeys,
  appOrigins: settings.appOrigins ?? [],
})

/** A token in the request's own header was put there by the app's script; cookies come along by themselves. */
const provesSession =
  (sessions: HttpParts['sessions']): CallGround['provesSession'] =>
  (headers, { session }) =>
    session === undefined ||
    headers.authorization !== undefined ||
    (sessions?.isAntiCsrf(session.id, String(headers[antiCsrfHeader] ?? '')) ?? false)

type Identities = WeakMap<FastifyRequest, Identity>

/** Reads who sends a request before anything else is done for it; requests without a token cost nothing. */
function identifyRequests(app: FastifyInstance, sessions: HttpParts['sessions']): Identities {
  const identities: Identities = new WeakMap()
  if (sessions)
    app.addHook('onRequest', async (request) => {
      const identity = await identify(sessions, request)
      if (identity !== nobody) identities.set(request, identity)
    })
  return identities
}

/** Asks the database, and only for visitors who have a token: a session that was ended holds nowhere that it matters. */
const liveSessions =
  (sessions: HttpParts['sessions']) =>
  async (visitor: Visitor): Promise<Visitor> =>
    visitor.session === undefined || (await sessions!.isLive(visitor.session.id))
      ? visitor
      : { ...visitor, session: undefined, accountId: undefined }

function visitorOf({ markets, settings, isStore = () => false }: HttpParts, identities: Identities) {
  const needs = {
    markets,
    storeHosts: settings.storeHosts ?? [],
    isStore,
    isPreviewKey: (key: string) => isOneOf(settings.previewKeys ?? [], key),
    cookieName: (name: string) => cookieName(settings.publicUrl, name),
  }
  // Nearly nobody has a key, and to compare none is dear.
  const isOwnServer = ({ headers: { 'x-api-key': key } }: FastifyRequest): boolean =>
    typeof key === 'string' && isOneOf(settings.internalApiKeys, key)
  return (request: FastifyRequest, market: Market | undefined, withCookies: boolean): Visitor =>
    readVisitor(
      needs,
      {
        cookies: withCookies ? request.cookies : {},
        headers: request.headers,
        query: request.query as Record<string, unknown>,
        host: request.hostname,
        address: request.ip,
        isOwnServer: isOwnServer(request),
        identity: withCookies ? (identities.get(request) ?? nobody) : nobody,
      },
      market,
    )
}

function registerHealth(app: FastifyInstance, { version, settings, isReady, metrics }: HttpParts): void {
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

/** The API's description, for programs and for people, written once. */
function registerDocs(app: FastifyInstance, document: OpenApiDocument): void {
  const [json, page] = [JSON.stringify(document), apiDocsPage(document)]
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json),
  )
  app.get('/api-docs', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
  )
  app.get('/api-docs.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(apiDocsStyle),
  )
}

/** All calls, the one pages serve themselves included. */
const documented = (groups: readonly CallGroup[]): Calls[] => [
  ...groups.map(({ calls }) => calls),
  { 'GET /api/f': contentCalls['GET /api/f'] },
]
