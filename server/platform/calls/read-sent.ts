import type { FastifyRequest } from 'fastify'
import type { Call } from '#contracts/calls.ts'
import { namedAsIn, type RawQuery, readInput } from './call-input.ts'

interface Sent {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

export function readSent(call: Call, request: FastifyRequest) {
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

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
