import type { Database } from './database.ts'
import { type LimitName, limits } from './limits.ts'

/** A try that counts only when it was wrong: a guess at a number or a code. */
export interface Guess {
  readonly what: LimitName
  readonly who: string
}

/** Number of were wrong over all callers, kept for a moment: only entries of codes and cards ask. */
export async function wrongOverAll(database: Database, what: LimitName): Promise<number> {
  const [row] = await database.prepared<{ count: number }>(
    'rate-over-all',
    `select coalesce(sum(count), 0)::int as count from rate_count
     where what = $1 and who = 'all' and window_start > now() - make_interval(secs => $2)`,
    [what, limits[what].seconds],
  )
  return row?.count ?? 0
}

/** Counts one more that was wrong; answers how many that are now. */
export const countWrong = async (database: Database, what: LimitName): Promise<number> =>
  (await countGuess(database, { what, who: 'all' })).count

export type Guessed<Value> =
  | { readonly allowed: true; readonly value: Value }
  | { readonly allowed: false; readonly retryAfterSeconds: number }

/** A span is counted in tenths, so that it slides instead of beginning anew all at once. */
const tenths = 10

const guessText = `
  with counted as (
    insert into rate_count (what, who, window_start, count)
    values ($1, $2, to_timestamp(floor(extract(epoch from now()) / $3) * $3), $5)
    on conflict (what, who, window_start) do update set count = rate_count.count + $5
    returning count, window_start
  )
  select window_start as "at", count + coalesce((
    select sum(r.count) from rate_count r
    where r.what = $1 and r.who = $2 and r.window_start > now() - make_interval(secs => $4) and r.window_start < counted.window_start
  ), 0)::int as count from counted`

const forgetText = 'update rate_count set count = count - 1 where what = $1 and who = $2 and window_start = $3'

/**
 * Makes a guess if none of the limits is used up. It is counted before it is made, so that a thousand at once are no way around, and
 * taken back when it was right.
 */
export async function guess<Value>(
  database: Database,
  guesses: readonly Guess[],
  attempt: () => Promise<{ readonly right: boolean; readonly value: Value }>,
): Promise<Guessed<Value>> {
  const counted = await Promise.all(guesses.map((one) => countGuess(database, one)))
  const over = counted.find(({ isOver }) => isOver)
  if (over) return { allowed: false, retryAfterSeconds: over.seconds }
  const { right, value } = await attempt()
  if (right)
    await Promise.all(
      counted.map(({ what, who, at }) => database.prepared('rate-guess-forget', forgetText, [what, who, at])),
    )
  return { allowed: true, value }
}

/** Counts so many more; answers how many there are within the span of the limit now. */
export const countRate = async (
  database: Database,
  { times, ...one }: Guess & { readonly times?: number | undefined },
): Promise<number> => (await countGuess(database, one, times)).count

async function countGuess(database: Database, { what, who }: Guess, times = 1) {
  const { most, seconds } = limits[what]
  const [row] = await database.prepared<{ at: Date; count: number }>('rate-guess', guessText, [
    what,
    who,
    seconds / tenths,
    seconds,
    times,
  ])
  return { what, who, at: row!.at, count: row!.count, isOver: row!.count > most, seconds }
}
