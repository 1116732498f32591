import type { Database } from '#server/platform/database.ts'
import type { AcceptedTerms, Account, LinkedProvider, NewsletterConsent } from './account.ts'
import type { PersonChange } from './accounts.ts'

interface Row extends Omit<Account, 'emailVerified' | 'hasPassword' | 'birthday' | 'providers'> {
  readonly emailVerifiedAt: Date | null
  readonly password: string | null
  readonly birthday: Date | null
  readonly providers: readonly LinkedProvider[] | null
}

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly password: string | null
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string | null
  readonly birthday: string | null
  readonly market: string
  readonly terms: AcceptedTerms | null
  readonly newsletter: NewsletterConsent | null
}

/** An account with the hash of its password. */
export interface StoredAccount {
  readonly account: Account
  readonly password: string | null
}

export interface AccountsTable {
  /** Undefined if the address has an account. */
  add(inside: Database, account: NewAccount): Promise<StoredAccount | undefined>
  find(id: string): Promise<StoredAccount | undefined>
  byEmail(email: string): Promise<StoredAccount | undefined>
  byProvider(provider: string, subject: string): Promise<StoredAccount | undefined>
  link(inside: Database, accountId: string, provider: LinkedProvider): Promise<void>
  /** Nobody signs in to it by a provider any more. */
  unlinkAll(inside: Database, accountId: string): Promise<void>
  /** Providers and passkeys that were added from then on open it no more. */
  dropWaysSince(inside: Database, accountId: string, since: Date): Promise<void>
  setPassword(inside: Database, id: string, password: string | null): Promise<void>
  verifyEmail(inside: Database, id: string, email: string): Promise<boolean>
  changePerson(inside: Database, id: string, person: PersonChange): Promise<void>
  /** False if somebody else has the address. Its holder has proven it. */
  setEmail(inside: Database, id: string, email: string): Promise<boolean>
  setTerms(inside: Database, id: string, terms: AcceptedTerms): Promise<void>
  setNewsletter(inside: Database, id: string, newsletter: NewsletterConsent): Promise<void>
}

const columns = `a.id, a.email, a.email_verified_at as "emailVerifiedAt", a.password, a.first_name as "firstName",
  a.last_name as "lastName", a.phone_number as "phoneNumber", a.birthday, a.market, a.terms, a.newsletter,
  a.joined_at as "joinedAt",
  (select jsonb_agg(jsonb_build_object('id', p.provider, 'subject', p.subject) order by p.linked_at)
   from account_provider p where p.account_id = a.id) as providers,
  array(select k.credential_id from passkey k where k.account_id = a.id order by k.made_at, k.id) as passkeys`

const addText = `
  insert into account as a
    (id, email, email_verified_at, password, first_name, last_name, phone_number, birthday, market, terms, newsletter)
  values ($1, $2, case when $3::boolean then now() end, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (email) do nothing returning ${columns}`

export const accountsIn = (database: Database): AccountsTable => ({
  add: async (inside, it) =>
    first(
      await inside.prepared<Row>('account-add', addText, [
        ...[it.id, it.email, it.emailVerified, it.password, it.firstName, it.lastName, it.phoneNumber, it.birthday],
        ...[it.market, json(it.terms), json(it.newsletter)],
      ]),
    ),
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
  link: async (inside, accountId, { id, subject }) => {
    await inside.prepared(
      'account-link',
      'insert into account_provider (provider, subject, account_id) values ($1, $2, $3) on conflict do nothing',
      [id, subject, accountId],
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
  verifyEmail: async (inside, id, email) =>
    (
      await inside.prepared(
        'account-verify',
        `update account set email_verified_at = coalesce(email_verified_at, now()),
           newsletter = case when newsletter is null or newsletter ->> 'confirmedAt' is not null then newsletter
             else newsletter || jsonb_build_object('confirmedAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end
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
  setNewsletter: async (inside, id, newsletter) => {
    await inside.prepared('account-newsletter', 'update account set newsletter = $2 where id = $1', [
      ...[id, json(newsletter)],
    ])
  },
})

/** Answers the address of an account, if it is verified. */
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
