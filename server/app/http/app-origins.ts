import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { sessionHeaders } from '#server/sessions/index.ts'

/** Seconds for which a browser caches the answer to a CORS preflight. */
const askAgainSeconds = 600

/** Headers of calls, those of the public session clients among them. */
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

/** Lets scripts of these origins, and of no others, make calls with their shoppers' sessions. Pages and pictures stay as they are. */
export async function letAppsIn(app: FastifyInstance, origins: readonly string[]): Promise<void> {
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
