import { profileCalls } from '#contracts/profiles.ts'
import { accepted, refused } from '#foundation/result.ts'
import { type Accounts, signInRequest } from '#server/accounts/index.ts'
import type { Markets } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { profileProblems } from './profiles.problems.ts'
import type { Profiles } from './profiles.service.ts'
import { userOnWire } from './user-on-wire.ts'

export interface ProfileRoutesNeeds {
  readonly profiles: Profiles
  readonly accounts: Pick<Accounts, 'askEmailChange'>
  readonly markets: Pick<Markets, 'open'>
}

/** Calls in which the owner of an account reads and changes their profile. */
export function profileRoutes({ profiles, accounts, markets }: ProfileRoutesNeeds): CallGroup {
  const told = async (accountId: string) => {
    const profile = await profiles.find(accountId)
    return profile ? accepted(userOnWire(profile)) : refused({ code: 'profile.account-gone' as const })
  }
  return serveCalls(profileCalls, profileProblems, {
    'GET /api/account/{catalog}/get-user-metadata': ({ visitor }) => told(visitor.accountId!),
    async 'POST /api/account/{catalog}/update-account-details'({ market, visitor, body }) {
      const accountId = visitor.accountId!
      const changed = await profiles.change({ market, accountId }, body)
      return changed.ok ? told(accountId) : changed
    },
    async 'POST /api/account/{catalog}/update-account-email'(ask) {
      const { email, password = '' } = ask.body
      const outcome = await accounts.askEmailChange(signInRequest(ask, markets), { email, password })
      if (outcome.status === 'OK') return told(ask.visitor.accountId!)
      if ('code' in outcome) return refused({ code: outcome.code })
      const fields = Object.fromEntries(outcome.formFields.map(({ id, code }) => [id, code]))
      return refused({ code: 'email-change.refused' as const, fields })
    },
  })
}
