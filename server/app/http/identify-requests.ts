import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallNeeds } from '#server/platform/calls/call-needs.ts'
import { antiCsrfHeader, type Identity, identify, nobody, type Visitor } from '#server/sessions/index.ts'
import type { HttpParts } from './http-parts.ts'

/** A token in a header can only come from the app's script. Browsers send cookies with every request. */
export const provesSession =
  (sessions: HttpParts['sessions']): CallNeeds['provesSession'] =>
  (headers, { session }) =>
    session === undefined ||
    headers.authorization !== undefined ||
    (sessions?.isAntiCsrf(session.id, String(headers[antiCsrfHeader] ?? '')) ?? false)

export type Identities = WeakMap<FastifyRequest, Identity>

/** Reads the session of a request before any other work. Requests without a token take no time. */
export function identifyRequests(app: FastifyInstance, sessions: HttpParts['sessions']): Identities {
  const identities: Identities = new WeakMap()
  if (sessions)
    app.addHook('onRequest', async (request) => {
      const identity = await identify(sessions, request)
      if (identity !== nobody) identities.set(request, identity)
    })
  return identities
}

/** Checks the session in the database, only for visitors with a token. So an ended session is refused wherever it matters. */
export const liveSessions =
  (sessions: HttpParts['sessions']) =>
  async (visitor: Visitor): Promise<Visitor> =>
    visitor.session === undefined || (await sessions!.isLive(visitor.session.id))
      ? visitor
      : { ...visitor, session: undefined, accountId: undefined }
