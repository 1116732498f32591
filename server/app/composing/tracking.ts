import type { Clock } from '#foundation/clock.ts'
import type { Translate } from '#foundation/words.ts'
import type { Content } from '#server/content/index.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import { type Orders, orderLookUp } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import {
  type FollowedParcels,
  followParcels,
  openTracking,
  type Tracking,
  type TrackingService,
  trackedParcels,
  trackingRoutes,
} from '#server/tracking/index.ts'
import type { Fulfilling } from '../jobs/fulfilling.ts'

export interface ComposeTrackingNeeds {
  readonly database: Database
  readonly jobs: Jobs
  readonly clock: Clock
  readonly markets: Pick<Markets, 'find'>
  readonly content: Pick<Content, 'toggle'>
  readonly words: (market: Market) => Translate
  readonly orders: Orders
  readonly trackingService: TrackingService | undefined
  readonly log: { warn(details: object, message: string): void }
}

/** Composes tracking from orders and fulfilment. */
export function composeTracking(
  { database, orders, markets, content, jobs, log, words, clock, trackingService }: ComposeTrackingNeeds,
  { fulfilment, fulfilments }: Pick<Fulfilling, 'fulfilment' | 'fulfilments'>,
): { readonly tracking: Tracking; readonly followed: FollowedParcels; readonly calls: CallGroup } {
  const tracking = openTracking({
    ...{ words, toggle: content.toggle, fulfilments },
    lookUp: orderLookUp({ database, orders }),
  })
  const followed = followParcels({
    ...{ database, clock, jobs, fulfilment, fulfilments },
    service: trackingService,
    tracked: trackedParcels(database),
    findOrder: (id) => orders.find(id),
    marketOf: (id) => markets.find(id),
    log: (fault) => log.warn({ err: fault }, 'the tracking service did not answer'),
  })
  return { tracking, followed, calls: trackingRoutes(tracking, followed) }
}
