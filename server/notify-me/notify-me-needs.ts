import type { ProductDetail } from '#contracts/catalogue.ts'
import type { Clock } from '#foundation/clock.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'

export interface NotifyMeNeeds {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly detail: (market: Market, productId: string) => ProductDetail | undefined
  readonly markets: Pick<Markets, 'find'>
  readonly clock: Clock
  readonly accounts: {
    find(accountId: string): Promise<{ readonly email: string; readonly emailVerified: boolean } | undefined>
  }
  /** Records a consent to the newsletter whose box was ticked in a request. */
  readonly newsletter: (
    inside: Database,
    given: { readonly market: Market; readonly email: string; readonly sourceId: string },
  ) => Promise<void>
  readonly newId: () => string
  /** The address of the page whose buttons confirm and end requests. */
  readonly pageUrl: (market: Market) => string
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
}
