import type { FastifyRequest } from 'fastify'
import { emailVerifiedClaim, hasValue } from '#foundation/session-claims.ts'
import type { Visitor } from '#server/sessions/index.ts'
import { isFromApp, mayChange, mayChangeByGet, provenanceOf } from '../http/same-origin.ts'
import { isOneOf } from '../http/same-secret.ts'
import type { CallNeeds, RegisteredCall } from './call-needs.ts'
import type { CallProblem } from './call-refusals.ts'
import { isOfSession, isPersonal } from './send-answer.ts'

export const neededClaims = { 'email-verified': [hasValue(emailVerifiedClaim, true)] } as const

export function accessRefusal(
  needs: CallNeeds,
  one: RegisteredCall,
  request: FastifyRequest,
  visitor: Visitor,
): CallProblem | undefined {
  const { call, method } = one
  const key = request.headers['x-api-key']
  const isService = key !== undefined && isOneOf(needs.internalKeys, String(key))
  if (call.who === 'internal' || (key !== undefined && !isService))
    return isService ? undefined : { code: 'call.sign-in-needed' }
  if (call.who === 'provider') return undefined
  // A service proves itself by its key, but it has no account.
  if (isService) return call.who === 'account' && !visitor.session ? { code: 'call.sign-in-needed' } : undefined
  const from = provenanceOf(request.headers)
  const mayAct = method !== 'GET' ? mayChange(needs, from) : !call.changes || mayChangeByGet(needs, from)
  if (!mayAct) return { code: 'call.from-elsewhere' }
  // Browsers send session cookies with every call. So a cookie does not prove that our app made the call; the token that
  // was given with the session does.
  if (method !== 'GET' && isFromApp(needs, from) && !needs.provesSession(request.headers, visitor) && !isOfSession(one))
    return { code: 'call.sign-in-expired' }
  if (visitor.sessionExpired === 'token' && isPersonal(one) && !isOfSession(one))
    return { code: 'call.sign-in-expired' }
  if (call.who === 'account' && visitor.accountId === undefined) return { code: 'call.sign-in-needed' }
  // Staff are identified by their device, so calls about customers need a store device instead of a sign-in.
  if (call.who === 'store' && visitor.mode !== 'store')
    return { code: call.problems.includes(403) ? 'call.not-allowed' : 'call.sign-in-needed' }
  return undefined
}
