import type { Database } from '#server/platform/database.ts'
import type { Enrolment } from '../loyalty.ts'

export interface EnrolmentByEmail {
  readonly email: string
  readonly content: Enrolment
}

export interface OpenEnrolment {
  readonly accountId: string
  readonly content: Enrolment
}

/** Accounts that joined the programme. Each is reported to the provider until it has accepted the report. */
export interface StoredEnrolments {
  /** Joining again changes nothing while the first joining is not reported. After that, it is reported as a new one. */
  add(accountId: string, content: Enrolment, now: Date): Promise<void>
  /**
   * Enrolments to report now, reserved for the caller for some time. An account whose address is not confirmed waits,
   * and is reported with the address that it has then.
   */
  claim(most: number): Promise<readonly OpenEnrolment[]>
  markReported(accountId: string, now: Date): Promise<void>
  isOpen(accountId: string): Promise<boolean>
  /** Adds a person without an account, reported by a service. Later reports are ignored until the provider has the first one. */
  addByEmail(content: Enrolment, now: Date): Promise<void>
  claimByEmail(most: number): Promise<readonly EnrolmentByEmail[]>
  markReportedByEmail(email: string): Promise<void>
}

const turnSeconds = 10
const longestWaitSeconds = 60

export function storedEnrolments(database: Database): StoredEnrolments {
  return {
    add: async (accountId, content, now) => {
      await database.prepared(
        'loyalty-enrolment-add',
        `insert into loyalty_enrolment as e (account_id, content, made_at, next_try_at)
         select id, $2, $3, now() + make_interval(secs => ${turnSeconds}) from account where id = $1
         on conflict (account_id) do update
         set content = excluded.content, made_at = excluded.made_at, told_at = null, tries = 0, next_try_at = excluded.next_try_at
         where e.told_at is not null`,
        [accountId, JSON.stringify(content), now],
      )
    },
    claim: (most) =>
      database.prepared<OpenEnrolment>(
        'loyalty-enrolments-claim',
        `with open as (
           select o.account_id, a.email from loyalty_enrolment o
             join account a on a.id = o.account_id and a.email_verified_at is not null
           where o.told_at is null and o.next_try_at <= now()
           order by o.next_try_at limit $1 for update of o skip locked)
         update loyalty_enrolment e set tries = tries + 1,
           next_try_at = now() + make_interval(secs => least(${longestWaitSeconds}, ${turnSeconds} * 2 ^ least(tries, 10)))
         from open where e.account_id = open.account_id
         returning e.account_id as "accountId", e.content || jsonb_build_object('email', open.email) as content`,
        [most],
      ),
    ...byEmail(database),
    markReported: async (accountId, now) => {
      await database.prepared(
        'loyalty-enrolment-told',
        `update loyalty_enrolment set told_at = $2, content = '{}' where account_id = $1 and told_at is null`,
        [accountId, now],
      )
    },
    isOpen: async (accountId) =>
      (
        await database.prepared(
          'loyalty-enrolment-open',
          'select 1 from loyalty_enrolment where account_id = $1 and told_at is null',
          [accountId],
        )
      ).length > 0,
  }
}

const byEmail = (
  database: Database,
): Pick<StoredEnrolments, 'addByEmail' | 'claimByEmail' | 'markReportedByEmail'> => ({
  addByEmail: async (content, now) => {
    await database.prepared(
      'loyalty-enrolment-by-email-add',
      `insert into loyalty_enrolment_by_email (email, content, made_at) values ($1, $2, $3) on conflict (email) do nothing`,
      [content.email, JSON.stringify(content), now],
    )
  },
  claimByEmail: (most) =>
    database.prepared<EnrolmentByEmail>(
      'loyalty-enrolments-by-email-claim',
      `with open as (
         select email from loyalty_enrolment_by_email where next_try_at <= now() order by next_try_at limit $1 for update skip locked)
       update loyalty_enrolment_by_email e set tries = tries + 1,
         next_try_at = now() + make_interval(secs => least(${longestWaitSeconds}, ${turnSeconds} * 2 ^ least(tries, 10)))
       from open where e.email = open.email
       returning e.email, e.content`,
      [most],
    ),
  markReportedByEmail: async (email) => {
    await database.prepared(
      'loyalty-enrolment-by-email-told',
      'delete from loyalty_enrolment_by_email where email = $1',
      [email],
    )
  },
})
