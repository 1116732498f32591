import type { Database } from '#server/platform/database.ts'
import type { AcceptedTerms, Account, LinkedProvider } from './account.ts'
import type { PersonChange } from './accounts.ts'

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
}

/** An account with the hash of its password. */
export interface StoredAccount {
  readonly account: Account
  readonly password: string | null
}

/** Accounts in the database. `inside` is a transaction. */
export interface AccountsTable {
  /** Undefined if the address already has an account. */
  add(inside: Database, account: NewAccount): Promise<StoredAccount | undefined>
  find(id: string): Promise<StoredAccount | undefined>
  byEmail(email: string): Promise<StoredAccount | undefined>
  byProvider(provider: string, subject: string): Promise<StoredAccount | undefined>
  /** Adds a provider to sign in with. If it is already linked, only its portrait is updated. */
  link(inside: Database, accountId: string, provider: LinkedProvider): Promise<void>
  /** Removes all providers, so that nobody can sign in with them. */
  unlinkAll(inside: Database, accountId: string): Promise<void>
  /** Removes providers and passkeys that were added after this time. */
  dropWaysSince(inside: Database, accountId: string, since: Date): Promise<void>
  setPassword(inside: Database, id: string, password: string | null): Promise<void>
  verifyEmail(inside: Database, id: string, email: string): Promise<boolean>
  changePerson(inside: Database, id: string, person: PersonChange): Promise<void>
  /** False if another account has the address. The address counts as verified. */
  setEmail(inside: Database, id: string, email: string): Promise<boolean>
  setTerms(inside: Database, id: string, terms: AcceptedTerms): Promise<void>
}
