import type { Database } from './database.ts'
import { type LimitName, limits } from './limits.ts'

/** What an attempt is counted under. Only wrong attempts count. */
export interface RatedAttempt {
  readonly what: LimitName
  readonly who: string
  /** A narrower limit that decides once this one is used up. Otherwise one caller could use it up for everybody. */
  readonly orElse?: RatedAttempt
  /** True if a refused attempt must not extend the wait for the next one. */
  readonly refusedIsUncounted?: boolean
}

/** The number of wrong attempts of all callers within the time span of the limit. */
export async function wrongOverAll(database: Database, what: LimitName): Promise<number> {
  const [row] = await database.prepared<{ count: number }>(
    'rate-over-all',
    `select coalesce(sum(count), 0)::int as count from rate_count
     where what = $1 and who = 'all' and window_start > now() - make_interval(secs => $2)`,
    [what, limits[what].seconds],
  )
  return row?.count ?? 0
}

/** Counts one more wrong attempt for all callers. Returns their number. */
export const countWrong = async (database: Database, what: LimitName): Promise<number> =>
  (await countAttempt(database, { what, who: 'all' })).count

export type AttemptAnswer<Value> =
  | { readonly allowed: true; readonly value: Value }
  | { readonly allowed: false; readonly retryAfterSeconds: number }

/**
 * The number of parts of a time span. All attempts within one part share a row, which has the time of the last of them.
 * So an attempt may count one part too long, and never too short.
 */
const parts = 100

/** Attempts of one caller are counted one after the other, so each sees those counted before. */
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

/** Meanwhile the row may have a later time, but within the same part. */
const forgetText = `
  update rate_count set count = count - 1 where what = $1 and who = $2 and window_start = (
    select min(window_start) from rate_count where what = $1 and who = $2 and window_start >= $3
      and window_start < to_timestamp((floor(extract(epoch from $3::timestamptz) / $4) + 1) * $4))`

/**
 * Makes an attempt if no limit is used up. It is counted before it is made, so that a thousand simultaneous attempts do
 * not exceed the limit. If the attempt was correct, its count is taken back.
 */
export async function countedAttempt<Value>(
  database: Database,
  attempts: readonly RatedAttempt[],
  attempt: () => Promise<{ readonly right: boolean; readonly value: Value }>,
): Promise<AttemptAnswer<Value>> {
  const counted = await Promise.all(attempts.map((one) => countOrElse(database, one)))
  const over = counted.find(({ isOver }) => isOver)
  if (over) return { allowed: false, retryAfterSeconds: over.seconds }
  const { right, value } = await attempt()
  if (right) await Promise.all(counted.map(({ forget }) => forget()))
  return { allowed: true, value }
}

interface Counted {
  readonly count: number
  readonly isOver: boolean
  readonly seconds: number
  forget(): Promise<unknown>
}

async function countOrElse(database: Database, { orElse, ...one }: RatedAttempt): Promise<Counted> {
  const counted = await countAttempt(database, one)
  if (!counted.isOver || !orElse) return counted
  const narrower = await countOrElse(database, orElse)
  return { ...narrower, forget: () => Promise.all([counted.forget(), narrower.forget()]) }
}

/** Counts `times` more. Returns the number within the span of the limit. */
export const countRate = async (
  database: Database,
  { times, ...one }: RatedAttempt & { readonly times?: number | undefined },
): Promise<number> => (await countAttempt(database, one, times)).count

async function countAttempt(database: Database, { what, who, refusedIsUncounted = false }: RatedAttempt, times = 1) {
  const { most, seconds } = limits[what]
  const part = seconds / parts
  const forgetIn = (inside: Database, at: Date) => inside.prepared('rate-forget', forgetText, [what, who, at, part])
  const row = await database.transaction(async (inside) => {
    const [, [counted]] = await Promise.all([
      inside.prepared('rate-lock', lockText, [what, who]),
      inside.prepared<{ at: Date; count: number }>('rate-count', countText, [what, who, part, seconds, times]),
    ])
    // In this transaction, before others count: otherwise many refused attempts would block each other.
    if (refusedIsUncounted && counted!.count > most) await forgetIn(inside, counted!.at)
    return counted!
  })
  const isOver = row.count > most
  const forget = () => forgetIn(database, row.at)
  return { count: row.count, isOver, seconds, forget }
}
