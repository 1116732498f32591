import { profileCalls, type WireUser } from '#contracts/profiles.ts'
import { accepted, refused } from '#foundation/result.ts'
import { type Account, type Accounts, signInRequest } from '#server/accounts/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { profileProblems } from './profiles.problems.ts'
import type { Profiles } from './profiles.service.ts'
import { userOnWire } from './user-on-wire.ts'

export interface ProfileRoutesNeeds {
  readonly profiles: Profiles
  readonly accounts: Pick<Accounts, 'requestEmailChange'>
  readonly markets: Pick<Markets, 'open'>
  /** The points of the account, in markets that show points. They are left out if the provider is slow. */
  readonly points: (
    market: Market,
    account: Pick<Account, 'id' | 'email' | 'emailVerified'>,
  ) => Promise<Pick<WireUser, 'accountPoints' | 'pendingPoints'>>
}

interface AccountCall {
  readonly market: Market
  readonly visitor: { readonly accountId?: string | undefined }
}

/** Calls in which the owner of an account reads and changes their profile. */
export function profileRoutes({ profiles, accounts, markets, points }: ProfileRoutesNeeds): CallGroup {
  const profileOnWire = async ({ market, visitor }: AccountCall) => {
    const profile = await profiles.find(visitor.accountId!)
    if (!profile) return refused({ code: 'profile.account-gone' as const })
    return accepted({ ...userOnWire(profile), ...(await points(market, profile.account)) })
  }
  return serveCalls(profileCalls, profileProblems, {
    'GET /api/account/{catalog}/get-user-metadata': profileOnWire,
    async 'POST /api/account/{catalog}/update-account-details'(ask) {
      const { market, visitor, body } = ask
      const changed = await profiles.change({ market, accountId: visitor.accountId! }, body)
      return changed.ok ? profileOnWire(ask) : changed
    },
    async 'POST /api/account/{catalog}/update-account-email'(ask) {
      const { email, password = '' } = ask.body
      const outcome = await accounts.requestEmailChange(signInRequest(ask, markets), { email, password })
      if (outcome.status === 'OK') return profileOnWire(ask)
      if ('code' in outcome) return refused({ code: outcome.code })
      const fields = Object.fromEntries(outcome.formFields.map(({ id, code }) => [id, code]))
      return refused({ code: 'email-change.refused' as const, fields })
    },
  })
}
