import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { sessionHeaders } from '#server/sessions/index.ts'

/** How long a browser may cache the answer to a CORS preflight request. */
const askAgainSeconds = 600

/** Headers that calls may send, including those of the public session clients. */
const callHeaders = [
  'accept-language',
  'anti-csrf',
  'authorization',
  'content-type',
  'fdi-version',
  'rid',
  'st-auth-mode',
  'x-current-market',
  'x-newsletter',
  'x-terms-condition-date',
  'x-terms-condition-version',
]

/** Lets scripts of these origins make calls with their shoppers' sessions. Pages and pictures get no CORS headers. */
export async function allowAppOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    delegator: ({ url }, done) =>
      done(null, {
        origin: url?.startsWith('/api/') ? [...origins] : false,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: callHeaders,
        exposedHeaders: [...sessionHeaders, 'retry-after'],
        credentials: true,
        maxAge: askAgainSeconds,
      }),
  })
}
