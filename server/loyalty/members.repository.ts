import type { Database } from '#server/platform/database.ts'
import type { Member } from './loyalty.ts'

/**
 * Accounts that take part in the programme, as last reported by the provider or since they joined here. Stored because
 * member prices depend on it, and a basket must not wait for a provider.
 */
export interface StoredMembers {
  /** False after the address of the account changed, or if it is not confirmed. */
  isMember(accountId: string, inside?: Database): Promise<boolean>
  add(member: Member, now: Date): Promise<void>
  /** Records that the member's contact at the provider gets another address. */
  move(member: Member, from: string, now: Date): Promise<void>
  /** True if the contact of the address had the address `before` and was moved with this account; also while it is being moved back. */
  wasMovedFrom(member: Member, before: string): Promise<boolean>
  remove(accountId: string): Promise<void>
}

export function storedMembers(database: Database): StoredMembers {
  return {
    isMember: async (accountId, inside = database) =>
      (
        await inside.prepared(
          'loyalty-member',
          `select 1 from loyalty_member m join account a on a.id = m.account_id
           where m.account_id = $1 and a.email = m.email and a.email_verified_at is not null`,
          [accountId],
        )
      ).length > 0,
    add: async ({ accountId, email }, now) => {
      await database.prepared(
        'loyalty-member-add',
        `insert into loyalty_member as m (account_id, email, known_at) select id, email, $3 from account where id = $1 and email = $2
         on conflict (account_id) do update set email = excluded.email, known_at = excluded.known_at, moved_from = '{}' where m.email <> excluded.email`,
        [accountId, email, now],
      )
    },
    move: async ({ accountId, email }, from, now) => {
      await database.prepared(
        'loyalty-member-move',
        `insert into loyalty_member as m (account_id, email, known_at, moved_from)
         select id, email, $4, array[$3::text] from account where id = $1 and email = $2
         on conflict (account_id) do update set email = excluded.email, known_at = excluded.known_at,
           moved_from = case when m.email = $3 then array_append(m.moved_from, $3::text)
             when m.email = $2 then m.moved_from else array[$3::text] end`,
        [accountId, email, from, now],
      )
    },
    wasMovedFrom: async ({ accountId, email }, before) =>
      (
        await database.prepared(
          'loyalty-member-came-from',
          `select from loyalty_member where account_id = $1
             and ((email = $2 and $3 = any(moved_from)) or (email = $3 and $2 = any(moved_from)))`,
          [accountId, email, before],
        )
      ).length > 0,
    remove: async (accountId) => {
      await database.prepared('loyalty-member-remove', 'delete from loyalty_member where account_id = $1', [accountId])
    },
  }
}
