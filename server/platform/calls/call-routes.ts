import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invalidClaims } from '#foundation/session-claims.ts'
import { type AnswerCookies, answerCookies, noCookies } from '../http/answer-cookies.ts'
import { mostBodyBytes } from '../limits.ts'
import { busyCode, defaultRetryAfterSeconds, isTemporary } from '../outage.ts'
import { problemBody } from '../problems.ts'
import type { CallGroup, CallRequest } from '../serve-calls.ts'
import { accessRefusal, neededClaims } from './access-refusal.ts'
import type { LeavingAnswer } from './answer-check.ts'
import { methodsByPath } from './call-methods.ts'
import type { CallNeeds, RegisteredCall } from './call-needs.ts'
import { type CallProblem, callRefusal, claimRefusal, faultBody, inputRefusal } from './call-refusals.ts'
import { readSent } from './read-sent.ts'
import { requestedMarket, storedMarket } from './requested-market.ts'
import { isOfSession, isPersonal, isResult, refuse, send, usesAccount } from './send-answer.ts'

/** Registers every call of the groups; any other path below `/api` answers 404 as JSON. */
export function registerCalls(app: FastifyInstance, needs: CallNeeds, groups: readonly CallGroup[]): void {
  readJson(app)
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(needs, error, request, reply))
  if (needs.strict) checkAnswers(app, groups)
  for (const group of groups) {
    for (const [key, call] of Object.entries(group.calls)) {
      const [method, path] = key.split(' ') as [string, string]
      const one: RegisteredCall = { key, call, group, method }
      for (const url of [path, ...(call.also ?? [])]) {
        app.route({
          method,
          url: url.replaceAll(/\{(\w+)\}/g, ':$1'),
          config: { takesForm: call.form === true, isSigned: call.signed === true, described: `${method} ${url}` },
          bodyLimit: call.mostBytes ?? mostBodyBytes,
          handler: (request, reply) => answer(needs, one, request, reply),
        })
      }
    }
  }
  const methodsOf = methodsByPath(groups)
  app.all('/api/*', (request, reply) => {
    const localization = needs.localization(storedMarket(needs, request))
    const allowed = methodsOf(request.url)
    if (allowed.length === 0) return refuse(reply, callRefusal(localization, { code: 'call.unknown' }))
    reply.header('allow', allowed.join(', '))
    return refuse(reply, callRefusal(localization, { code: 'call.wrong-method', allowed }))
  })
}

/** Compares every answer with the API description. Its code is loaded only if the check is enabled. */
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

/** The text of signed bodies, kept until the request is answered. */
const bodyTexts = new WeakMap<FastifyRequest, string>()

/** Accepts JSON with either media type. Forms are accepted only by calls that declare them, because any other site can post a form. */
function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    ['application/json', 'application/json-patch+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      const { isSigned } = request.routeOptions.config as { readonly isSigned?: boolean }
      if (isSigned) bodyTexts.set(request, body as string)
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
  needs: CallNeeds,
  one: RegisteredCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { call, group } = one
  const market = requestedMarket(needs, request)
  const localization = () => needs.localization(market === 'unknown' ? storedMarket(needs, request) : market)
  reply.header('cache-control', isPersonal(one) ? 'private, no-store' : 'no-cache')
  if (market === 'unknown') return refuse(reply, callRefusal(localization(), { code: 'call.unknown-market' }))

  const seen = needs.visitor(request, market, call.who !== 'provider')
  const visitor = usesAccount(one) ? await needs.withLiveSession(seen) : seen
  const cookies: AnswerCookies = call.who === 'provider' ? noCookies : answerCookies(reply, needs.publicUrl)
  const sentCookies = call.who === 'provider' ? {} : request.cookies
  const { headers, log } = request
  if (isPersonal(one) && !isOfSession(one)) needs.repeatSignedInCookie({ visitor, headers, sentCookies, cookies })
  const barred = accessRefusal(needs, one, request, visitor)
  if (barred) return refuse(reply, callRefusal(localization(), barred))

  const invalid = call.claims ? invalidClaims(neededClaims[call.claims], visitor.session?.claims ?? {}, Date.now()) : []
  if (invalid.length > 0) return refuse(reply, claimRefusal(localization(), invalid))

  const sent = readSent(call, request)
  if (!sent.ok) return refuse(reply, inputRefusal(localization(), sent.problems))

  const answerHeader = (name: string, value: string): void => void reply.header(name, value)
  const bodyText = bodyTexts.get(request) ?? ''
  const ask = { market, visitor, ...sent.value, headers, bodyText, log, cookies, sentCookies, answerHeader }
  const handled = await group.handlers[one.key]!(ask as unknown as CallRequest)
  if (!isResult(handled)) return send(needs, one, reply, handled)
  if (handled.ok) return send(needs, one, reply, handled.value)
  return refuse(reply, problemBody(localization(), handled.problem, group.problems))
}

function answerError(
  needs: CallNeeds,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const market = requestedMarket(needs, request)
  const localization = needs.localization(market === 'unknown' ? undefined : market)
  const problem = problemOfHttp(error)
  if (problem?.code === 'call.unavailable') request.log.warn({ err: error }, 'call not possible at the moment')
  if (problem) return refuse(reply, callRefusal(localization, problem))
  request.log.error({ err: error }, 'call failed')
  return reply
    .code(500)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(faultBody(localization, request.id)))
}

/** Errors that the HTTP layer raises before a handler runs. */
function problemOfHttp(error: FastifyError): CallProblem | undefined {
  if (error.code === busyCode) return { code: 'call.busy', retryAfterSeconds: defaultRetryAfterSeconds }
  if (isTemporary(error)) return { code: 'call.unavailable', retryAfterSeconds: defaultRetryAfterSeconds }
  const status = error.statusCode ?? 500
  if (status === 413) return { code: 'call.too-large' }
  if (status === 415) return { code: 'call.wrong-content-type' }
  return status >= 400 && status < 500 ? { code: 'call.malformed' } : undefined
}
