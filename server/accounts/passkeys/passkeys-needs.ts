import type { Clock } from '#foundation/clock.ts'
import type { Market } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Sessions } from '#server/sessions/index.ts'
import type { Accounts } from '../accounts.ts'

export interface PasskeysNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly secrets: readonly string[]
  readonly publicUrl: string
  readonly shopName: string
  readonly accounts: Pick<Accounts, 'find' | 'isStaff' | 'mailSignInChange' | 'welcome'>
  readonly sessions: Pick<Sessions, 'startedAt'>
  readonly toggle: (market: Market, key: 'passkeys' | 'loginMaintenanceMode') => boolean
  /** Called for a passkey whose counter did not grow. */
  readonly copied: (passkey: { readonly passkeyId: string; readonly accountId: string }) => void
}
