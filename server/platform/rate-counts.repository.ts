import type { Database } from './database.ts'
import { type LimitName, limits } from './limits.ts'

/** A try at a number or a code. It counts only if it was wrong. */
export interface Guess {
  readonly what: LimitName
  readonly who: string
}

/** The number of wrong tries of all callers within the span of the limit. */
export async function wrongOverAll(database: Database, what: LimitName): Promise<number> {
  const [row] = await database.prepared<{ count: number }>(
    'rate-over-all',
    `select coalesce(sum(count), 0)::int as count from rate_count
     where what = $1 and who = 'all' and window_start > now() - make_interval(secs => $2)`,
    [what, limits[what].seconds],
  )
  return row?.count ?? 0
}

/** Counts one more wrong try of any caller, and returns their number. */
export const countWrong = async (database: Database, what: LimitName): Promise<number> =>
  (await countGuess(database, { what, who: 'all' })).count

export type Guessed<Value> =
  | { readonly allowed: true; readonly value: Value }
  | { readonly allowed: false; readonly retryAfterSeconds: number }

/**
 * A span has at most this many rows. A row stands for one part of the time; its time is that of its last attempt, so an attempt counts for
 * the whole span and at most one part longer.
 */
const parts = 100

/** Attempts of one caller are counted one after the other, so each sees all that were counted before. */
const lockText = `select pg_advisory_xact_lock(hashtextextended('rate_count ' || $1 || ' ' || $2, 0))`

const nowText = `date_trunc('milliseconds', now())`

const countText = `
  with latest as (
    select max(window_start) as "at" from rate_count
    where what = $1 and who = $2 and window_start >= to_timestamp(floor(extract(epoch from now()) / $3) * $3)
  ), counted as (
    update rate_count set count = count + $5, window_start = greatest(latest."at", ${nowText})
    from latest where what = $1 and who = $2 and window_start = latest."at"
    returning count, window_start
  ), added as (
    insert into rate_count (what, who, window_start, count)
    select $1, $2, ${nowText}, $5 from latest where latest."at" is null returning count, window_start
  ), own as (select * from counted union all select * from added)
  select own.window_start as "at", own.count + coalesce((
    select sum(r.count) from rate_count r, latest
    where r.what = $1 and r.who = $2 and r.window_start > ${nowText} - make_interval(secs => $4)
      and r.window_start is distinct from latest."at"
  ), 0)::int as count from own`

/** The row may have a later time by now, but of the same part. */
const forgetText = `
  update rate_count set count = count - 1 where what = $1 and who = $2 and window_start = (
    select min(window_start) from rate_count where what = $1 and who = $2 and window_start >= $3
      and window_start < to_timestamp((floor(extract(epoch from $3::timestamptz) / $4) + 1) * $4))`

/**
 * Makes a guess if no limit is used up. It is counted before it is made, so that a thousand at once do not pass the limit; a right one is
 * uncounted afterwards.
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
  if (right) await Promise.all(counted.map(({ forget }) => forget()))
  return { allowed: true, value }
}

/** Counts so many more, and returns their number within the span of the limit. */
export const countRate = async (
  database: Database,
  { times, ...one }: Guess & { readonly times?: number | undefined },
): Promise<number> => (await countGuess(database, one, times)).count

async function countGuess(database: Database, { what, who }: Guess, times = 1) {
  const { most, seconds } = limits[what]
  const part = seconds / parts
  const [row] = await database.transaction(async (inside) => {
    const [, counted] = await Promise.all([
      inside.prepared('rate-lock', lockText, [what, who]),
      inside.prepared<{ at: Date; count: number }>('rate-count', countText, [what, who, part, seconds, times]),
    ])
    return counted
  })
  const forget = () => database.prepared('rate-forget', forgetText, [what, who, row!.at, part])
  return { count: row!.count, isOver: row!.count > most, seconds, forget }
}
