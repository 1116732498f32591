import { newId } from '#foundation/ids.ts'
import type { Database } from '#server/platform/database.ts'

/** The deletion of an account, starting with the request. */
export interface AccountDeletion {
  readonly id: string
  readonly accountId: string
  readonly market: string
  /** In lower case. */
  readonly email: string
  readonly emailVerified: boolean
  readonly askedAt: Date
  /** When the owner was informed that the account is deleted. */
  readonly toldAt: Date | null
  /** True if some orders were not finished at that time. */
  readonly hasWaited: boolean
  /** When the owner was informed that the last order is anonymous. */
  readonly finishedAt: Date | null
}

const columns = `id, account_id as "accountId", market, email, email_verified as "emailVerified", asked_at as "askedAt", told_at as "toldAt",
  has_waited as "hasWaited", finished_at as "finishedAt"`

export const accountDeletionsIn = (database: Database) => ({
  /** Deletes the account and everything that refers to it. Returns the id of the deletion; undefined if there is no such account. */
  async begin(inside: Database, asked: { readonly accountId: string; readonly market: string; readonly now: Date }) {
    const [row] = await inside.prepared<{ id: string }>('account-deletion-begin', beginText, [
      ...[newId(), asked.accountId, asked.market, asked.now],
    ])
    return row?.id
  },

  isAsked: async (accountId: string): Promise<boolean> =>
    (
      await database.prepared('account-deletion-asked', 'select 1 from account_deletion where account_id = $1', [
        accountId,
      ])
    ).length > 0,

  /** Locks a deletion that is not finished; other processes wait. */
  lock: async (inside: Database, id: string): Promise<AccountDeletion | undefined> =>
    (
      await inside.prepared<AccountDeletion>(
        'account-deletion-lock',
        `select ${columns} from account_deletion where id = $1 and done_at is null for update`,
        [id],
      )
    )[0],

  due: (now: Date): Promise<{ id: string; nextAt: Date }[]> =>
    database.prepared(
      'account-deletions-due',
      'select id, next_at as "nextAt" from account_deletion where done_at is null and next_at <= $1 order by next_at limit 100',
      [now],
    ),

  async saveStep(inside: Database, id: string, step: DeletionStep): Promise<void> {
    await inside.prepared(
      'account-deletion-step',
      `update account_deletion set next_at = $2, told_at = $3, has_waited = $4, finished_at = $5 where id = $1`,
      [id, step.nextAt, step.toldAt, step.hasWaited, step.finishedAt],
    )
  },

  /** After this, the former id of the account is the only data about the person in the row. */
  async done(inside: Database, id: string, now: Date): Promise<void> {
    await inside.prepared(
      'account-deletion-done',
      'update account_deletion set email = null, done_at = $2 where id = $1',
      [id, now],
    )
  },
})

export interface DeletionStep extends Pick<AccountDeletion, 'toldAt' | 'hasWaited' | 'finishedAt'> {
  readonly nextAt: Date
}

const beginText = `
  with gone as (delete from account where id = $2 returning email, email_verified_at is not null as verified)
  insert into account_deletion (id, account_id, market, email, email_verified, asked_at, next_at)
  select $1, $2, $3, email, verified, $4, $4 from gone returning id`
