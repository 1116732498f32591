import type { Clock } from '#foundation/clock.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Sessions } from '#server/sessions/index.ts'
import type { AcceptedTerms, Account } from './account.ts'
import { accountSecretsIn } from './account-secrets.repository.ts'
import { accountsIn } from './accounts.repository.ts'
import type { EmailChanged, SignInChangeDetails } from './accounts.ts'
import { domainOf } from './email-field.ts'
import { HashingBusy, type PasswordHashes } from './password-hashes.service.ts'
import type { GeneralError, SignInRequest } from './sign-in.ts'
import { deviceCookie, signInTries } from './sign-in-tries.service.ts'

export interface AccountsNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly sessions: Sessions
  readonly hashes: PasswordHashes
  readonly toggle: (
    market: Market,
    key: 'loginMaintenanceMode' | 'signupTermsAndDoubleOptIn' | 'birthdayField',
  ) => boolean
  /** Addresses of this domain belong to staff, who sign in with the company's directory. */
  readonly staffDomain: string | undefined
  /** The name of a cookie as this shop's browsers know it. */
  readonly cookieName: (name: string) => string
  /** Records a consent to the newsletter. The owner of the address has to confirm it if the market requires that. */
  readonly newsletter: (
    inside: Database,
    given: {
      readonly market: Market
      readonly email: string
      readonly accountId: string
      readonly source: 'sign-up' | 'terms'
    },
  ) => Promise<void>
  /** Records that the owner of a new account joins the loyalty programme. */
  readonly joinProgramme: (
    inside: Database,
    given: { readonly market: Market; readonly account: Account },
  ) => Promise<void>
  /** Called when a verified address of an account has been replaced. */
  readonly emailChanged: (inside: Database, changed: EmailChanged) => Promise<void>
  readonly alert: (code: string, details: object) => void
  /** Called after a sign-in, for example to join baskets. */
  readonly signedIn: (ask: SignInRequest, accountId: string) => Promise<void>
}

/** What all parts of accounts share: the tables, the stored form of consents, and mails. */
export function accountParts(needs: AccountsNeeds) {
  const { clock, database } = needs
  const secrets = accountSecretsIn(database)
  const accounts = accountsIn(database)
  const termsOf = (market: Market): AcceptedTerms => ({
    version: market.choices.termsVersion,
    at: clock().toISOString(),
    market: market.id,
  })
  return {
    ...needs,
    accounts,
    secrets,
    termsOf,
    tries: signInTries(needs),

    isStaff: (email: string): boolean =>
      needs.staffDomain !== undefined && domainOf(email.toLowerCase()) === needs.staffDomain.toLowerCase(),

    deviceOf: ({ sentCookies }: SignInRequest): string | undefined => sentCookies[needs.cookieName(deviceCookie.name)],

    /** A job writes the mail, whether or not the address is known, so that the answer always takes the same time. */
    queueMail: (inside: Database, kind: string, { email, market }: { email: string; market: Market }): Promise<void> =>
      needs.jobs.send(inside, 'account-mail', { kind, email, market: market.id }),

    /** Mails the owner of an account how the ways to sign in were changed. */
    mailSignInChange: (
      inside: Database,
      { email, market }: { readonly email: string; readonly market: Market },
      told: SignInChangeDetails,
    ): Promise<void> =>
      needs.jobs.send(inside, 'account-mail', {
        ...{ kind: 'sign-in-changed', email, market: market.id, at: clock().toISOString() },
        ...told,
      }),

    /** Makes links of mails, known browsers and sessions of this account invalid. */
    async endAccess(inside: Database, accountId: string): Promise<void> {
      await secrets.dropTokens(inside, accountId)
      await secrets.forgetDevices(inside, accountId)
      await needs.sessions.endAll(inside, accountId)
    },
  }
}
export type AccountParts = ReturnType<typeof accountParts>

export const tooOften = { status: 'GENERAL_ERROR', code: 'sign-in.too-often' } as const satisfies GeneralError
export const busy = { status: 'GENERAL_ERROR', code: 'sign-in.busy' } as const satisfies GeneralError

/** Returns a separate error if the queue of password hashes is full. */
export async function unlessBusy<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | typeof busy> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HashingBusy) return busy
    throw error
  }
}
