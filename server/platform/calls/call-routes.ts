import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contracts/calls.ts'
import type { ProblemBody } from '#contracts/problems.ts'
import type { Result } from '#foundation/result.ts'
import { emailVerifiedClaim, hasValue, invalidClaims } from '#foundation/session-claims.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Visitor } from '#server/sessions/index.ts'
import { type AnswerCookies, answerCookies, noCookies } from '../http/answer-cookies.ts'
import { isFromApp, mayChange, mayChangeByGet, provenanceOf } from '../http/same-origin.ts'
import { isOneOf } from '../http/same-secret.ts'
import { mostBodyBytes } from '../limits.ts'
import { busyCode, defaultRetryAfterSeconds, isPassing } from '../outage.ts'
import { problemBody, type Speaker } from '../problems.ts'
import {
  type CallGroup,
  type CallRequest,
  type GoElsewhere,
  marketParams,
  type ReadyFile,
  type ReadyJson,
} from '../serve-calls.ts'
import type { LeavingAnswer } from './answer-check.ts'
import { namedAsIn, type RawQuery, readInput } from './call-input.ts'
import { methodsByPath } from './call-methods.ts'
import { type CallProblem, callRefusal, claimRefusal, faultBody, inputRefusal } from './call-refusals.ts'
import { checkAnswer } from './strict-answer.ts'

/** The dependencies of serving calls. */
export interface CallGround {
  readonly markets: Markets
  readonly publicUrl: string
  /** Secrets of services that send `X-API-KEY`. */
  readonly internalKeys: readonly string[]
  /** Answers are checked against their contracts: in tests and development. */
  readonly strict: boolean
  visitor(request: FastifyRequest, market: Market | undefined, withCookies: boolean): Visitor
  /** The same visitor, signed out if the session was ended. */
  withLiveSession(visitor: Visitor): Promise<Visitor>
  /** Origins of web apps beside the shop, as `OwnOrigins` has them. */
  readonly appOrigins?: readonly string[]
  /** True if a request of such an app carries the proof that it was given with its session. */
  provesSession(headers: FastifyRequest['headers'], visitor: Visitor): boolean
  speaker(market: Market | undefined): Speaker
}

/** Registers every call of the groups; what stands under `/api` and is no call answers 404 as JSON. */
export function registerCalls(app: FastifyInstance, ground: CallGround, groups: readonly CallGroup[]): void {
  readJson(app)
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(ground, error, request, reply))
  if (ground.strict) checkAnswers(app, groups)
  for (const group of groups) {
    for (const [key, call] of Object.entries(group.calls)) {
      const [method, path] = key.split(' ') as [string, string]
      const one: OneCall = { key, call, group, method }
      for (const url of [path, ...(call.also ?? [])]) {
        app.route({
          method,
          url: url.replaceAll(/\{(\w+)\}/g, ':$1'),
          config: { takesForm: call.form === true, described: `${method} ${url}` },
          bodyLimit: call.mostBytes ?? mostBodyBytes,
          handler: (request, reply) => answer(ground, one, request, reply),
        })
      }
    }
  }
  const methodsOf = methodsByPath(groups)
  app.all('/api/*', (request, reply) => {
    const speaker = ground.speaker(storedMarket(ground, request))
    const allowed = methodsOf(request.url)
    if (allowed.length === 0) return refuse(reply, callRefusal(speaker, { code: 'call.unknown' }))
    reply.header('allow', allowed.join(', '))
    return refuse(reply, callRefusal(speaker, { code: 'call.wrong-method', allowed }))
  })
}

/** Compares every answer with the API's own description. Only where that is wanted is what it takes loaded. */
function checkAnswers(app: FastifyInstance, groups: readonly CallGroup[]): void {
  let check: ((answer: LeavingAnswer) => void) | undefined
  app.addHook('onReady', async () => {
    check = (await import('./answer-check.ts')).answerCheck(groups)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { described } = request.routeOptions.config as { readonly described?: string }
    if (described === undefined || !described.startsWith(`${request.method} `) || reply.statusCode === 304) return
    const body = typeof payload === 'string' || payload instanceof Uint8Array ? payload : ''
    check?.({ key: described, status: reply.statusCode, type: reply.getHeader('content-type')?.toString(), body })
  })
}

interface OneCall {
  readonly key: string
  readonly call: Call
  readonly group: CallGroup
  readonly method: string
}

/** JSON under both names it travels by; forms only where a call says so, so that no foreign page can post to the others. */
function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    ['application/json', 'application/json-patch+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else parse(request, body as string, done)
    },
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    const { takesForm } = request.routeOptions.config as { readonly takesForm?: boolean }
    if (takesForm) done(null, Object.fromEntries(new URLSearchParams(body as string)))
    else done(Object.assign(new Error('no form is read here'), { statusCode: 415 }))
  })
}

async function answer(
  ground: CallGround,
  one: OneCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { call, group } = one
  const market = marketAsked(ground, request)
  const speaker = () => ground.speaker(market === 'unknown' ? storedMarket(ground, request) : market)
  reply.header('cache-control', isPersonal(one) ? 'private, no-store' : 'no-cache')
  if (market === 'unknown') return refuse(reply, callRefusal(speaker(), { code: 'call.unknown-market' }))

  const seen = ground.visitor(request, market, call.who !== 'provider')
  const visitor = isPersonal(one) ? await ground.withLiveSession(seen) : seen
  const barred = whyBarred(ground, one, request, visitor)
  if (barred) return refuse(reply, callRefusal(speaker(), barred))

  const invalid = call.claims ? invalidClaims(neededClaims[call.claims], visitor.session?.claims ?? {}, Date.now()) : []
  if (invalid.length > 0) return refuse(reply, claimRefusal(speaker(), invalid))

  const sent = readSent(call, request)
  if (!sent.ok) return refuse(reply, inputRefusal(speaker(), sent.problems))

  const cookies: AnswerCookies = call.who === 'provider' ? noCookies : answerCookies(reply, ground.publicUrl)
  const answerHeader = (name: string, value: string): void => void reply.header(name, value)
  const sentCookies = call.who === 'provider' ? {} : request.cookies
  const { headers, log } = request
  const ask = { market, visitor, ...sent.value, headers, log, cookies, sentCookies, answerHeader }
  const handled = await group.handlers[one.key]!(ask as unknown as CallRequest)
  if (!isResult(handled)) return send(ground, one, reply, handled)
  if (handled.ok) return send(ground, one, reply, handled.value)
  return refuse(reply, problemBody(speaker(), handled.problem, group.problems))
}

const neededClaims = { 'email-verified': [hasValue(emailVerifiedClaim, true)] } as const

function send(ground: CallGround, { key, call }: OneCall, reply: FastifyReply, value: unknown): FastifyReply {
  if (value === undefined) return reply.code(204).send()
  if (isGoElsewhere(value)) return reply.redirect(value.goElsewhere, value.status ?? 303)
  if (isReadyFile(value)) return sendFile(reply, value)
  const json = isReadyJson(value) ? value.readyJson : JSON.stringify(value)
  if (ground.strict) checkAnswer(key, call.answer, typeof json === 'string' ? json : Buffer.from(json).toString())
  return reply.type('application/json; charset=utf-8').send(json)
}

const sendFile = (reply: FastifyReply, { readyFile, type, name }: ReadyFile): FastifyReply =>
  reply.type(type).header('content-disposition', `inline; filename="${name}"`).send(Buffer.from(readyFile))

const refuse = (reply: FastifyReply, body: ProblemBody): FastifyReply =>
  withRetryAfter(reply, body)
    .code(body.status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, traceId: reply.request.id }))

function withRetryAfter(reply: FastifyReply, { retryAfterSeconds }: ProblemBody): FastifyReply {
  return typeof retryAfterSeconds === 'number' ? reply.header('retry-after', String(retryAfterSeconds)) : reply
}

/** Everything of the order service and of a person is theirs alone. */
const isPersonal = ({ key, call }: OneCall): boolean =>
  call.who !== 'anyone' || / \/api\/(?:order|visitor|auth|account)\//.test(key)

/** Calls that start, refresh and end sessions work without one. */
const isOfSession = ({ key }: OneCall): boolean => key.includes(' /api/auth/')

function whyBarred(
  ground: CallGround,
  one: OneCall,
  request: FastifyRequest,
  visitor: Visitor,
): CallProblem | undefined {
  const { call, method } = one
  const key = request.headers['x-api-key']
  const isService = key !== undefined && isOneOf(ground.internalKeys, String(key))
  if (call.who === 'internal' || (key !== undefined && !isService))
    return isService ? undefined : { code: 'call.sign-in-needed' }
  if (call.who === 'provider') return undefined
  // A service proves itself by its key, but it is nobody's account.
  if (isService) return call.who === 'account' && !visitor.session ? { code: 'call.sign-in-needed' } : undefined
  const from = provenanceOf(request.headers)
  const mayAct = method !== 'GET' ? mayChange(ground, from) : !call.changes || mayChangeByGet(ground, from)
  if (!mayAct) return { code: 'call.from-elsewhere' }
  // The cookies of a session come along with every call; that an app of ours made it, only the token it was given proves.
  if (
    method !== 'GET' &&
    isFromApp(ground, from) &&
    !ground.provesSession(request.headers, visitor) &&
    !isOfSession(one)
  )
    return { code: 'call.sign-in-expired' }
  if (visitor.sessionExpired === 'token' && isPersonal(one) && !isOfSession(one))
    return { code: 'call.sign-in-expired' }
  if (call.who === 'account' && visitor.accountId === undefined) return { code: 'call.sign-in-needed' }
  if (call.who === 'store' && visitor.mode !== 'store') return { code: 'call.not-allowed' }
  return undefined
}

/** The market named in the path, else in the query, else in the header, else the stored one. */
function marketAsked(ground: CallGround, request: FastifyRequest): Market | 'unknown' | undefined {
  const params = request.params as Record<string, string>
  const name = marketParams.map((param) => params[param]).find((value) => value !== undefined)
  if (name !== undefined) return ground.markets.find(name.toLowerCase()) ?? 'unknown'
  const asked = namedLike(request.query as RawQuery, 'market')
  if (asked !== undefined) return ground.markets.find(asked.toLowerCase()) ?? 'unknown'
  return storedMarket(ground, request)
}

function storedMarket({ markets }: CallGround, request: FastifyRequest): Market | undefined {
  const stored = request.headers['x-current-market'] ?? request.cookies.market
  return stored === undefined ? undefined : markets.find(String(stored).toLowerCase())
}

function namedLike(query: RawQuery, name: string): string | undefined {
  const value = Object.entries(query).find(([asked]) => asked.toLowerCase() === name)?.[1]
  return value === undefined ? undefined : String(value)
}

interface Sent {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

function readSent(call: Call, request: FastifyRequest) {
  const params = call.params ? readInput(call.params, request.params) : nothing
  const query = call.query ? readInput(call.query, namedAsIn(call.query, request.query as RawQuery)) : nothing
  const body = call.body ? readInput(call.body, request.body) : nothing
  const problems = [params, query, body].flatMap((part) => (part.ok ? [] : part.problems))
  if (problems.length > 0) return { ok: false as const, problems }
  const value: Sent = { params: takenFrom(params), query: takenFrom(query), body: takenFrom(body) }
  return { ok: true as const, value }
}

const nothing = { ok: true, value: {} } as const
const takenFrom = (part: { ok: true; value: unknown } | { ok: false }): unknown => (part.ok ? part.value : undefined)

function answerError(
  ground: CallGround,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const market = marketAsked(ground, request)
  const speaker = ground.speaker(market === 'unknown' ? undefined : market)
  const problem = problemOfHttp(error)
  if (problem?.code === 'call.unavailable') request.log.warn({ err: error }, 'call not possible at the moment')
  if (problem) return refuse(reply, callRefusal(speaker, problem))
  request.log.error({ err: error }, 'call failed')
  return reply
    .code(500)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(faultBody(speaker, request.id)))
}

/** Refusals of the HTTP layer itself, before a handler runs. */
function problemOfHttp(error: FastifyError): CallProblem | undefined {
  if (error.code === busyCode) return { code: 'call.busy', retryAfterSeconds: defaultRetryAfterSeconds }
  if (isPassing(error)) return { code: 'call.unavailable', retryAfterSeconds: defaultRetryAfterSeconds }
  const status = error.statusCode ?? 500
  if (status === 413) return { code: 'call.too-large' }
  if (status === 415) return { code: 'call.wrong-content-type' }
  return status >= 400 && status < 500 ? { code: 'call.malformed' } : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isReadyJson = (value: unknown): value is ReadyJson =>
  isObject(value) && (typeof value.readyJson === 'string' || value.readyJson instanceof Uint8Array)
const isReadyFile = (value: unknown): value is ReadyFile => isObject(value) && value.readyFile instanceof Uint8Array
const isGoElsewhere = (value: unknown): value is GoElsewhere => isObject(value) && typeof value.goElsewhere === 'string'
const isResult = (value: unknown): value is Result<unknown, { code: string }> =>
  isObject(value) && typeof value.ok === 'boolean' && ('value' in value || 'problem' in value)
