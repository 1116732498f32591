import type { Translate } from '#foundation/words.ts'
import type { Accounts } from '#server/accounts/index.ts'
import type { Content } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Warehouse } from '#server/orders/index.ts'
import { openAccountDeletions, openDataExports, privacyRoutes, workOnPrivacy } from '#server/privacy/index.ts'
import type { Sessions } from '#server/sessions/index.ts'
import type { Infrastructure } from './infrastructure.ts'

type ComposePrivacyNeeds = Pick<Infrastructure, 'clock' | 'database' | 'jobs'> & {
  readonly publicUrl: string
  readonly accessTokenSeconds: number
  readonly failed: (fault: unknown) => void
}

export interface PrivacyParts {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo' | 'shell'>
  readonly words: (market: Market) => Translate
  readonly warehouses: readonly Warehouse[]
}

const dueEachMs = 60_000

/** Exports and deletions of personal data, with their calls and jobs. */
export function composePrivacy(needs: ComposePrivacyNeeds, parts: PrivacyParts) {
  const { accessTokenSeconds, clock, database, jobs, publicUrl } = needs
  const { accounts, content, markets, sessions, warehouses, words } = parts
  const dataExports = openDataExports({
    ...{ accounts, clock, database, jobs, markets },
    shopName: (market) => content.shell(market).shopName,
    pageUrl: (market) => `${publicUrl}${content.linkTo(market, 'accountUserProfilePage')}`,
  })
  const accountDeletions = openAccountDeletions({
    ...{ accessTokenSeconds, accounts, clock, database, jobs, sessions },
    returnDays: Math.max(...markets.open.map(({ choices }) => choices.returns.days)),
    forgetHandovers: async (ids) => {
      for (const warehouse of warehouses) await warehouse.forget?.(ids)
    },
  })
  return {
    ...{ accountDeletions, dataExports },
    calls: privacyRoutes({ accountDeletions, dataExports, markets, words }),
    /** Returns a function that stops it. */
    start: async (): Promise<() => void> => {
      await workOnPrivacy(jobs, { accountDeletions, dataExports })
      const timer = setInterval(() => void accountDeletions.sendDue().catch(needs.failed), dueEachMs).unref()
      return () => clearInterval(timer)
    },
  }
}
