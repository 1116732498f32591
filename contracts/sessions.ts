import { z } from 'zod'
import { addressText, idText } from './bounds.ts'
import type { Calls } from './calls.ts'

const empty = z.object({})
const done = z.object({ status: z.literal('OK') })

const listedSession = z
  .object({
    id: idText,
    /** Browser and system; empty if they are not known. */
    device: z.string(),
    /** ISO 8601. */
    startedAt: z.string(),
    usedAt: z.string(),
    /** The session of this request. */
    current: z.boolean(),
  })
  .meta({ id: 'ListedSession' })

export const sessionsCalls = {
  'POST /api/auth/session/refresh': {
    who: 'anyone',
    summary: 'Exchanges the refresh token for new tokens; 401 when the session is over',
    answer: empty,
    problems: [401, 403],
    also: ['/api/auth/public/session/refresh'],
  },
  'GET /api/auth/session/refresh/page': {
    who: 'anyone',
    summary: 'Refreshes the session of a browser and leads back to a page of the shop',
    query: z.object({ to: addressText }),
    answer: empty,
    problems: [303, 400],
  },
  'POST /api/auth/session/refresh/page': {
    who: 'anyone',
    summary: 'The same for a form, which is sent again to its page',
    query: z.object({ to: addressText }),
    answer: empty,
    problems: [307, 400, 403],
    form: true,
  },
  'POST /api/auth/signout': {
    who: 'anyone',
    summary: 'Ends the session and leaves the basket',
    answer: done,
    problems: [401, 403],
    also: ['/api/auth/public/signout'],
  },
  'GET /api/auth/jwt/jwks.json': {
    who: 'anyone',
    summary: 'Public keys of access tokens, as a JSON Web Key Set',
    answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
    problems: [],
    also: ['/api/auth/public/jwt/jwks.json'],
  },
  'GET /api/account/sessions': {
    who: 'account',
    summary: 'Devices that are signed in to the account',
    answer: z.object({ sessions: z.array(listedSession) }),
    problems: [401],
  },
  'DELETE /api/account/sessions/{sessionId}': {
    who: 'account',
    summary: 'Signs a device out',
    params: z.object({ sessionId: idText }),
    answer: empty,
    problems: [401, 403, 404],
  },
  'DELETE /api/account/sessions': {
    who: 'account',
    summary: 'Signs out all devices but this one',
    answer: empty,
    problems: [401, 403],
  },
} satisfies Calls
