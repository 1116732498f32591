import { profileCalls } from '#contracts/profiles.ts'
import { accepted, refused } from '#foundation/result.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import { profileProblems } from './profiles.problems.ts'
import type { Profiles } from './profiles.service.ts'
import { userOnWire } from './user-on-wire.ts'

/** Calls in which the owner of an account reads and changes their profile. */
export function profileRoutes(profiles: Profiles): CallGroup {
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
  })
}
