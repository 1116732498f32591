import type { Result } from '#foundation/result.ts'
import type { Database } from '#server/platform/database.ts'
import type { Account } from '../account.ts'
import type { SignInChangeDetails } from '../accounts.ts'
import type { SignInRequest } from '../sign-in.ts'
import type { openChallenges } from './challenges.service.ts'
import type { PasskeyProblem } from './passkeys.problems.ts'
import type { passkeysIn } from './passkeys.repository.ts'
import type { PasskeysNeeds } from './passkeys-needs.ts'

export type Answer<Value> = Promise<Result<Value, PasskeyProblem>>

/** The dependencies of each step with a passkey. */
export interface Steps {
  readonly needs: PasskeysNeeds
  readonly table: ReturnType<typeof passkeysIn>
  readonly challenges: ReturnType<typeof openChallenges>
  readonly origin: string
  readonly rpId: string
}

export const passkeysOff = ({ toggle }: PasskeysNeeds, ask: SignInRequest): PasskeyProblem | undefined =>
  toggle(ask.market, 'passkeys') ? undefined : { code: 'passkey.off' }

/** Undefined if the account of the session was deleted meanwhile. */
export const ownAccount = async ({ accounts }: PasskeysNeeds, { visitor }: SignInRequest) =>
  (await accounts.find(visitor.accountId!)) ?? undefined

export const mailPasskeyChange = (
  { accounts }: PasskeysNeeds,
  inside: Database,
  { market }: SignInRequest,
  told: AccountChange,
) => accounts.mailSignInChange(inside, { email: told.account.email, market }, told.change)

export interface AccountChange {
  readonly account: Account
  readonly change: SignInChangeDetails
}
