import type { AccountsTable } from './accounts-table.ts'

/** Providers, passkeys and the password of an account. */
export const waysToSignIn: Pick<AccountsTable, 'link' | 'unlinkAll' | 'dropWaysSince' | 'setPassword'> = {
  link: async (inside, accountId, { id, subject, picture }) => {
    await inside.prepared(
      'account-link',
      `insert into account_provider as p (provider, subject, account_id, picture) values ($1, $2, $3, $4)
       on conflict (provider, subject) do update set picture = excluded.picture
       where p.account_id = excluded.account_id and p.picture is distinct from excluded.picture`,
      [id, subject, accountId, picture ?? null],
    )
  },
  unlinkAll: async (inside, accountId) => {
    await inside.prepared('account-unlink', 'delete from account_provider where account_id = $1', [accountId])
  },
  dropWaysSince: async (inside, accountId, since) => {
    await inside.prepared(
      'account-unlink-since',
      'delete from account_provider where account_id = $1 and linked_at >= $2',
      [accountId, since],
    )
    await inside.prepared('account-passkeys-since', 'delete from passkey where account_id = $1 and made_at >= $2', [
      ...[accountId, since],
    ])
  },
  setPassword: async (inside, id, password) => {
    await inside.prepared('account-password', 'update account set password = $2 where id = $1', [id, password])
  },
}
