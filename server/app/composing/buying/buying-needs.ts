import type { Clock } from '#foundation/clock.ts'
import type { Translate } from '#foundation/words.ts'
import type { GoodsSources } from '#server/basket/index.ts'
import type { Content } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Failpoint } from '#server/platform/failpoint.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { ActivePromotions } from '#server/promotions/index.ts'
import type { Stock } from '#server/stock/index.ts'
import type { FulfillingNeeds } from '../../jobs/fulfilling.ts'
import type { ThirdParties } from '../../settings/connected-parties.ts'
import type { composeClub } from '../club.ts'

/** What buying needs from the rest of the shop. */
export interface BuyingNeeds
  extends Pick<
      ThirdParties,
      | 'providers'
      | 'pickupPoints'
      | 'addressesOf'
      | 'taxService'
      | 'trackingService'
      | 'warehouses'
      | 'returnLabels'
      | 'loyalty'
    >,
    Pick<GoodsSources, 'catalogue'>,
    Pick<FulfillingNeeds, 'putBack' | 'noticeKeys'> {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly markets: Markets
  readonly content: Pick<Content, 'linkTo' | 'pagesOf' | 'shell' | 'toggle'>
  readonly customerClub: Pick<ReturnType<typeof composeClub>, 'club' | 'ofBaskets' | 'unsubscribeUrls'>
  readonly stock: Stock
  readonly promotions: ActivePromotions
  readonly words: (market: Market) => Translate
  /** Scheme and host, without a slash at the end. */
  readonly publicUrl: string
  /** Secrets of the shop, the newest first. */
  readonly secrets: readonly string[]
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void }
  readonly failpoint?: Failpoint
}
