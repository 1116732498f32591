import type { Database } from '#server/platform/database.ts'
import type { Member } from './loyalty.ts'

/**
 * Accounts that take part in the programme, as the provider last said or as they joined here. Prices for members depend on it, and a basket
 * does not wait for a provider.
 */
export interface StoredMembers {
  /** False once the account has another address, or one that is not confirmed. */
  isMember(accountId: string, inside?: Database): Promise<boolean>
  add(member: Member, now: Date): Promise<void>
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
         on conflict (account_id) do update set email = excluded.email, known_at = excluded.known_at where m.email <> excluded.email`,
        [accountId, email, now],
      )
    },
    remove: async (accountId) => {
      await database.prepared('loyalty-member-remove', 'delete from loyalty_member where account_id = $1', [accountId])
    },
  }
}
