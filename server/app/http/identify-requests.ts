import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallGround } from '#server/platform/calls/call-ground.ts'
import { antiCsrfHeader, type Identity, identify, nobody, type Visitor } from '#server/sessions/index.ts'
import type { HttpParts } from './http-parts.ts'

/** A token in the request's own header was put there by the app's script; cookies come along by themselves. */
export const provesSession =
  (sessions: HttpParts['sessions']): CallGround['provesSession'] =>
  (headers, { session }) =>
    session === undefined ||
    headers.authorization !== undefined ||
    (sessions?.isAntiCsrf(session.id, String(headers[antiCsrfHeader] ?? '')) ?? false)

export type Identities = WeakMap<FastifyRequest, Identity>

/** Reads the session of a request before any other work; requests without a token cost nothing. */
export function identifyRequests(app: FastifyInstance, sessions: HttpParts['sessions']): Identities {
  const identities: Identities = new WeakMap()
  if (sessions)
    app.addHook('onRequest', async (request) => {
      const identity = await identify(sessions, request)
      if (identity !== nobody) identities.set(request, identity)
    })
  return identities
}

/** Asks the database, and only for visitors who have a token: a session that was ended holds nowhere that it matters. */
export const liveSessions =
  (sessions: HttpParts['sessions']) =>
  async (visitor: Visitor): Promise<Visitor> =>
    visitor.session === undefined || (await sessions!.isLive(visitor.session.id))
      ? visitor
      : { ...visitor, session: undefined, accountId: undefined }
