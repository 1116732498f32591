import type { Database } from './database.ts'

export interface RateLimit {
  /** `sign-in`, `gift-card-balance`: what is counted. */
  readonly what: string
  /** Whose attempts: an address, an account, a basket. Never written to a log. */
  readonly who: string
  readonly limit: number
  readonly windowSeconds: number
}

export type RateAnswer = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number }

const countText = `
  insert into rate_count (what, who, window_start, count)
  values ($1, $2, to_timestamp(floor(extract(epoch from now()) / $3) * $3), 1)
  on conflict (what, who, window_start) do update set count = rate_count.count + 1
  returning count, ceil(extract(epoch from window_start) + $3 - extract(epoch from now()))::integer as left_seconds`

/**
 * Counts one attempt, across all processes, and says whether it is within the limit. For what guards money or accounts; plain reads are
 * limited in memory. Count outside the transaction of the attempt, or a rollback forgets it.
 */
export async function countAttempt(
  database: Database,
  { what, who, limit, windowSeconds }: RateLimit,
): Promise<RateAnswer> {
  const [row] = await database.prepared<{ count: number; left_seconds: number }>('rate-count', countText, [
    what,
    who,
    windowSeconds,
  ])
  return row!.count <= limit ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(1, row!.left_seconds) }
}
