import type { Database } from '#server/platform/database.ts'
import type { Account, LinkedProvider } from './account.ts'
import type { AccountsTable, StoredAccount } from './accounts-table.ts'
import { waysToSignIn } from './ways-to-sign-in.repository.ts'

interface Row extends Omit<Account, 'emailVerified' | 'hasPassword' | 'birthday' | 'providers'> {
  readonly emailVerifiedAt: Date | null
  readonly password: string | null
  readonly birthday: Date | null
  readonly providers: readonly LinkedProvider[] | null
}

const columns = `a.id, a.email, a.email_verified_at as "emailVerifiedAt", a.password, a.first_name as "firstName",
  a.last_name as "lastName", a.phone_number as "phoneNumber", a.birthday, a.market, a.terms,
  a.joined_at as "joinedAt",
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', p.provider, 'subject', p.subject, 'picture', p.picture))
     order by p.linked_at)
   from account_provider p where p.account_id = a.id) as providers,
  array(select k.credential_id from passkey k where k.account_id = a.id order by k.made_at, k.id) as passkeys`

const addText = `
  insert into account as a
    (id, email, email_verified_at, password, first_name, last_name, phone_number, birthday, market, terms)
  values ($1, $2, case when $3::boolean then now() end, $4, $5, $6, $7, $8, $9, $10)
  on conflict (email) do nothing returning ${columns}`

export const accountsIn = (database: Database): AccountsTable => ({
  ...accountsFound(database),
  ...waysToSignIn,
  ...accountChanges,
  add: async (inside, it) =>
    first(
      await inside.prepared<Row>('account-add', addText, [
        ...[it.id, it.email, it.emailVerified, it.password, it.firstName, it.lastName, it.phoneNumber, it.birthday],
        ...[it.market, json(it.terms)],
      ]),
    ),
})

const accountsFound = (database: Database): Pick<AccountsTable, 'find' | 'byEmail' | 'byProvider'> => ({
  find: async (id) =>
    first(await database.prepared('account-find', `select ${columns} from account a where a.id = $1`, [id])),
  byEmail: async (email) =>
    first(await database.prepared('account-by-email', `select ${columns} from account a where a.email = $1`, [email])),
  byProvider: async (provider, subject) =>
    first(
      await database.prepared(
        'account-by-provider',
        `select ${columns} from account a join account_provider l on l.account_id = a.id
         where l.provider = $1 and l.subject = $2`,
        [provider, subject],
      ),
    ),
})

const accountChanges: Pick<AccountsTable, 'verifyEmail' | 'changePerson' | 'setEmail' | 'setTerms'> = {
  verifyEmail: async (inside, id, email) =>
    (
      await inside.prepared(
        'account-verify',
        `update account set email_verified_at = coalesce(email_verified_at, now())
         where id = $1 and email = $2 returning id`,
        [id, email],
      )
    ).length > 0,
  changePerson: async (inside, id, { firstName, lastName, phoneNumber, birthday }) => {
    await inside.prepared(
      'account-person',
      `update account set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
         phone_number = case when $4::boolean then $5 else phone_number end,
         birthday = case when $6::boolean then $7::date else birthday end
       where id = $1`,
      [
        ...[id, firstName ?? null, lastName ?? null, phoneNumber !== undefined, phoneNumber ?? null],
        ...[birthday !== undefined, birthday ?? null],
      ],
    )
  },
  setEmail: async (inside, id, email) =>
    (
      await inside.prepared(
        'account-email',
        `update account set email = $2, email_verified_at = case when email = $2 then email_verified_at else now() end
         where id = $1 and not exists (select from account other where other.email = $2 and other.id <> $1) returning id`,
        [id, email],
      )
    ).length > 0,
  setTerms: async (inside, id, terms) => {
    await inside.prepared('account-terms', 'update account set terms = $2 where id = $1', [id, json(terms)])
  },
}

/** Returns the address of an account if it is verified. */
export const verifiedEmailsIn =
  (database: Database) =>
  async (accountId: string): Promise<string | undefined> =>
    (
      await database.prepared<{ email: string }>(
        'account-verified-email',
        'select email from account where id = $1 and email_verified_at is not null',
        [accountId],
      )
    )[0]?.email

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

function first([row]: readonly Row[]): StoredAccount | undefined {
  if (!row) return undefined
  const { emailVerifiedAt, password, birthday, providers, ...rest } = row
  return {
    password,
    account: {
      ...rest,
      emailVerified: emailVerifiedAt !== null,
      hasPassword: password !== null,
      birthday: birthday?.toISOString().slice(0, 10) ?? null,
      providers: providers ?? [],
    },
  }
}
