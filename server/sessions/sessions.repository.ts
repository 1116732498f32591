import { isId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { ListedSession } from './sessions.ts'

/** A session ends this many days after its last refresh. */
const lastsDays = 365
/** Tabs that refresh within this time get the same new token. */
const togetherSeconds = 10

export interface NewSession {
  readonly id: string
  readonly accountId: string
  readonly hash: Buffer
  readonly device: string
  readonly emailVerified: boolean
}

export interface Exchange {
  readonly sessionId: string
  readonly hash: Buffer
  readonly parent: Buffer
  /** For the new token, unless one was made a moment ago. */
  readonly nonce: Buffer
}

interface Exchanged {
  readonly accountId: string
  readonly nonce: Buffer
  readonly emailVerified: boolean
}

export interface SessionsTable {
  add(inside: Database, session: NewSession): Promise<void>
  /** Exchanges a token that is still valid; undefined for any other. */
  exchange(exchange: Exchange): Promise<Exchanged | undefined>
  setEmailVerified(inside: Database, accountId: string): Promise<void>
  isLive(id: string): Promise<boolean>
  /** The account of the session; undefined if the session had already ended. */
  end(id: string): Promise<string | undefined>
  endOwn(accountId: string, id: string): Promise<boolean>
  endAll(inside: Database, accountId: string, except: string | null): Promise<void>
  list(accountId: string): Promise<ListedSession[]>
  startedAt(id: string): Promise<Date | undefined>
}

const live = 'ended_at is null and expires_at > now()'

const addText = `
  insert into session (id, account_id, current_hash, device, email_verified, expires_at)
  values ($1, $2, $3, $4, $5, now() + make_interval(days => ${lastsDays}))`

const sameMoment = `current_hash = $2 and next_at > now() - make_interval(secs => ${togetherSeconds})`

const exchangeText = `
  update session set
    next_nonce = case when ${sameMoment} then next_nonce else $4 end,
    next_at = case when ${sameMoment} then next_at else now() end,
    current_hash = $2, used_at = now(), expires_at = now() + make_interval(days => ${lastsDays})
  where id = $1 and ${live} and (current_hash = $2 or substr(current_hash, 1, 16) = $3)
  returning account_id as "accountId", next_nonce as nonce, email_verified as "emailVerified"`

export const sessionsTable = (database: Database): SessionsTable => ({
  add: async (inside, { id, accountId, hash, device, emailVerified }) => {
    await inside.prepared('session-add', addText, [id, accountId, hash, device, emailVerified])
  },
  exchange: async ({ sessionId, hash, parent, nonce }) =>
    (await database.prepared<Exchanged>('session-exchange', exchangeText, [sessionId, hash, parent, nonce]))[0],
  setEmailVerified: async (inside, accountId) => {
    await inside.prepared('session-verified', 'update session set email_verified = true where account_id = $1', [
      accountId,
    ])
  },
  isLive: async (id) =>
    (await database.prepared('session-live', `select 1 from session where id = $1 and ${live}`, [id])).length > 0,
  end: async (id) =>
    (
      await database.prepared<{ accountId: string }>(
        'session-end',
        `update session set ended_at = now() where id = $1 and ${live} returning account_id as "accountId"`,
        [id],
      )
    )[0]?.accountId,
  endOwn: async (accountId, id) =>
    isId(id) &&
    (
      await database.prepared(
        'session-end-own',
        `update session set ended_at = now() where id = $1 and account_id = $2 and ${live} returning id`,
        [id, accountId],
      )
    ).length > 0,
  endAll: async (inside, accountId, except) => {
    await inside.prepared(
      'session-end-all',
      `update session set ended_at = now()
       where account_id = $1 and ended_at is null and ($2::uuid is null or id <> $2::uuid)`,
      [accountId, except],
    )
  },
  list: (accountId) =>
    database.prepared<ListedSession>(
      'session-list',
      `select id, device, started_at as "startedAt", used_at as "usedAt" from session
       where account_id = $1 and ${live} order by used_at desc, id limit 100`,
      [accountId],
    ),
  startedAt: async (id) =>
    (
      await database.prepared<{ at: Date }>(
        'session-started',
        `select started_at as at from session where id = $1 and ${live}`,
        [id],
      )
    )[0]?.at,
})
