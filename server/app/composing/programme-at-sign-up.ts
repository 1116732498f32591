import type { Account } from '#server/accounts/index.ts'
import type { Content } from '#server/content/index.ts'
import { type LoyaltyProvider, readEnrolment, storedEnrolments } from '#server/loyalty/index.ts'
import type { Market } from '#server/markets/index.ts'
import { isLoyaltyOff } from '#server/pages/index.ts'
import type { Database } from '#server/platform/database.ts'

export interface ProgrammeNeeds {
  /** Undefined if no programme is connected. */
  readonly provider: LoyaltyProvider | undefined
  readonly content: Pick<Content, 'toggle'>
  readonly clock: () => Date
}

/** Joining the loyalty programme together with the sign-up. The provider is told once the address is confirmed. */
export function programmeAtSignUp({ provider, content, clock }: ProgrammeNeeds) {
  const isOffered = (market: Market): boolean => provider !== undefined && !isLoyaltyOff({ content }, market)
  return {
    isOffered,
    async join(inside: Database, { market, account }: { readonly market: Market; readonly account: Account }) {
      if (!isOffered(market)) return
      const { email, firstName, lastName, birthday, phoneNumber } = account
      const typed = { email, firstName, lastName, birthday: birthday ?? undefined, phone: phoneNumber ?? undefined }
      const read = readEnrolment({ ...typed, acceptTerms: true }, { market, now: clock() })
      if (read.ok) await storedEnrolments(inside).add(account.id, read.value, clock())
    },
  }
}
