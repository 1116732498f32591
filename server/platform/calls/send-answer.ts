import type { FastifyReply } from 'fastify'
import type { ProblemBody } from '#contracts/problems.ts'
import type { Result } from '#foundation/result.ts'
import type { CallRedirect, ReadyFile, ReadyJson } from '../serve-calls.ts'
import type { CallNeeds, RegisteredCall } from './call-needs.ts'
import { isObject } from './read-sent.ts'
import { checkAnswer } from './strict-answer.ts'

export function send(
  needs: CallNeeds,
  { key, call }: RegisteredCall,
  reply: FastifyReply,
  value: unknown,
): FastifyReply {
  if (value === undefined) return reply.code(204).send()
  if (isGoElsewhere(value)) return reply.redirect(value.goElsewhere, value.status ?? 303)
  if (isReadyFile(value)) return sendFile(reply, value)
  const json = isReadyJson(value) ? value.readyJson : JSON.stringify(value)
  if (needs.strict) checkAnswer(key, call.answer, typeof json === 'string' ? json : Buffer.from(json).toString())
  return reply.type('application/json; charset=utf-8').send(json)
}

function sendFile(reply: FastifyReply, { readyFile, type, name }: ReadyFile): FastifyReply {
  const way = type === 'application/pdf' ? 'inline' : 'attachment'
  if (name !== undefined) reply.header('content-disposition', `${way}; filename="${name}"`)
  return reply.type(type).send(Buffer.from(readyFile))
}

export const refuse = (reply: FastifyReply, body: ProblemBody): FastifyReply =>
  withRetryAfter(reply, body)
    .code(body.status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, traceId: reply.request.id }))

function withRetryAfter(reply: FastifyReply, { retryAfterSeconds }: ProblemBody): FastifyReply {
  return typeof retryAfterSeconds === 'number' ? reply.header('retry-after', String(retryAfterSeconds)) : reply
}

/** Stock is personal, because pieces that a basket holds are available to its owner. */
const personalPaths = / \/api\/(?:order|visitor|auth|account|notifyme|productgoinglive|voyado|inventory|retail-stock)\//

/**
 * True for calls whose answer depends on the shopper. Such answers are never cached. Some of these calls are open to
 * guests, so `who` is not enough to tell.
 */
export const isPersonal = ({ key, call }: RegisteredCall): boolean => call.who !== 'anyone' || personalPaths.test(key)

/**
 * True for calls that use the account of the shopper. An ended session counts as a guest there. Events are about the
 * shopper too, but a browser sends them without waiting, so an expired token does not refuse them.
 */
export const usesAccount = (one: RegisteredCall): boolean => isPersonal(one) || one.key.includes(' /api/tracking/')

/** Calls that start, refresh and end sessions must work without a live session. */
export const isOfSession = ({ key }: RegisteredCall): boolean => key.includes(' /api/auth/')

const isReadyJson = (value: unknown): value is ReadyJson =>
  isObject(value) && (typeof value.readyJson === 'string' || value.readyJson instanceof Uint8Array)

const isReadyFile = (value: unknown): value is ReadyFile => isObject(value) && value.readyFile instanceof Uint8Array

const isGoElsewhere = (value: unknown): value is CallRedirect =>
  isObject(value) && typeof value.goElsewhere === 'string'

export const isResult = (value: unknown): value is Result<unknown, { code: string }> =>
  isObject(value) && typeof value.ok === 'boolean' && ('value' in value || 'problem' in value)
