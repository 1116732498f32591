import type { FastifyRequest } from 'fastify'
import { refreshPagePath, type Visitor } from '#server/sessions/index.ts'

/**
 * The address that refreshes an expired session and then returns to this one; undefined if there is nothing to refresh.
 * A client that sends its token in a header refreshes the token itself; a redirect would bring it back with the same
 * token for ever.
 */
export const refreshBefore = (
  { sessionExpired }: Pick<Visitor, 'sessionExpired'>,
  { raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>,
): string | undefined =>
  sessionExpired === undefined || headers.authorization !== undefined
    ? undefined
    : `${refreshPagePath}?${new URLSearchParams({ to: raw.url! })}`
