import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Changes, Subject } from './changes.ts'
import type { Database } from './database.ts'

export interface ChangesOptions {
  readonly database: Database
  /** For the separate connection that listens for notifications. */
  readonly url: string
  readonly failed: (error: unknown) => void
}

export interface OpenChanges extends Changes {
  /** Age of the oldest change that must still wait, because an older transaction is open. */
  heldUpSeconds(): number
  close(): Promise<void>
}

interface News {
  readonly upto: string
  readonly subjects: readonly Subject[]
  readonly held_up: number
}
type Listener = Parameters<Changes['listen']>[0]

const channel = 'selvedge_change'
const gatherMs = 200
const pollMs = 1_000

const publishText = `with told as (insert into change (subject) select distinct unnest($1::text[])) select pg_notify('${channel}', '')`

// `upto` is the oldest transaction that still runs. The rows of older ones are complete, so the rows from the last bound up
// to this one will not change.
// `offset 0` makes PostgreSQL find the few rows above the bound first. Otherwise the search for the oldest one by time
// would read the rows of the whole day.
const newsText = `
  with bound as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as upto)
  select upto::text,
         array(select distinct subject from change where made_by >= $1::text::xid8 and made_by < upto) as subjects,
         coalesce(extract(epoch from now() - (
           select min(made_at) from (select made_at from change where made_by >= upto offset 0) as above
         )), 0)::float8 as held_up
  from bound`

/** Listeners receive what is committed after this opened. So open the feed before you read data that has to stay current. */
export async function openChanges({ database, url, failed }: ChangesOptions): Promise<OpenChanges> {
  const listeners = new Set<Listener>()
  const closing = new AbortController()
  const notices = handleNotices(url, closing.signal)
  const read = async (since: string): Promise<News> =>
    (await database.prepared<News>('change-news', newsText, [since]))[0]!
  // The largest possible id, to read only the bound and no rows before it.
  let last = await read('18446744073709551615')

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      if (await notices.next(pollMs)) await pause(gatherMs)
      // Without listeners, changes wait for the first one.
      if (listeners.size > 0) await notifyListeners().catch(failed)
    }
  }

  async function notifyListeners(): Promise<void> {
    last = await read(last.upto)
    if (last.subjects.length === 0) return
    const subjects = new Set(last.subjects)
    const heard = await Promise.allSettled([...listeners].map(async (hear) => hear(subjects)))
    for (const one of heard) if (one.status === 'rejected') failed(one.reason)
  }

  const following = follow()
  return {
    publish,
    listen: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    heldUpSeconds: () => last.held_up,
    close: async () => {
      closing.abort()
      await following
    },
  }
}

async function publish(inside: Database, subjects: readonly Subject[]): Promise<void> {
  if (subjects.length > 0) await inside.prepared('change-publish', publishText, [subjects])
}

/** For programs that change data of a running shop but show none themselves: their listeners receive nothing. */
export const publishingOnly: Changes = { publish, listen: () => () => {} }

/** A connection that listens for notifications and reconnects when it is lost; polling continues meanwhile. */
function handleNotices(url: string, closing: AbortSignal): { next: (withinMs: number) => Promise<boolean> } {
  let wake = Promise.withResolvers<boolean>()
  const noticed = () => wake.resolve(true)
  void keepListening(url, noticed, closing)
  closing.addEventListener('abort', noticed)
  return {
    async next(withinMs) {
      const timer = setTimeout(() => wake.resolve(false), withinMs)
      const heard = await wake.promise
      clearTimeout(timer)
      wake = Promise.withResolvers()
      return heard && !closing.aborted
    },
  }
}

async function keepListening(url: string, noticed: () => void, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'selvedge changes' })
    const lost = new Promise((resolve) => client.once('end', resolve).on('error', resolve))
    const aborted = new Promise((resolve) => closing.addEventListener('abort', resolve, { once: true }))
    try {
      await client.connect()
      client.on('notification', noticed)
      await client.query(`listen ${channel}`)
      await Promise.race([lost, aborted])
    } catch {
      await pause(pollMs, undefined, { signal: closing }).catch(() => {})
    } finally {
      await client.end().catch(() => {})
    }
  }
}
