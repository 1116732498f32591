import type { ordersCalls } from '#contracts/order-calls.ts'
import type { workResolutions } from '#contracts/order-work.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import type { Clock } from '#foundation/clock.ts'
import type { Result } from '#foundation/result.ts'
import type { Translate } from '#foundation/words.ts'
import type { Market, Markets } from '#server/markets/index.ts'
import type { WorkEntry } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Handlers } from '#server/platform/serve-calls.ts'
import type { OrderStories } from './customer-service/order-story.repository.ts'
import type { Fulfilment } from './fulfilment/fulfilment.ts'
import type { Fulfilments } from './fulfilment/fulfilments.ts'
import type { OwnOrders } from './history/own-orders.service.ts'
import type { OrderProblem } from './orders.problems.ts'
import type { Orders } from './orders.repository.ts'

/** The dependencies of the calls about orders. */
export interface OrdersRoutesNeeds {
  readonly orders: Orders
  readonly fulfilments: Fulfilments
  readonly fulfilment: Fulfilment
  readonly clock: Clock
  readonly markets: Pick<Markets, 'find' | 'open'>
  readonly words: (market: Market) => Translate
  /** The verified address of an account, if any. */
  readonly emailOf: (accountId: string) => Promise<string | undefined>
  readonly ownOrders: OwnOrders
  readonly stories: OrderStories
  readonly jobs: Pick<Jobs, 'send'>
  /** The addresses of the pages for returns and parcel tracking, if the shop has them. */
  readonly portals: (market: Market) => { readonly returnPortalUrl?: string; readonly returnPortalTrackingUrl?: string }
  readonly receiptPdf: (order: OrderDetail, market: Market) => Promise<Uint8Array>
  readonly database: Pick<Database, 'transaction'>
  /** The work list of the operators. */
  readonly work: {
    list(page: { readonly after?: string | undefined; readonly size: number }): Promise<readonly WorkEntry[]>
    resolve(inside: Database, ask: ToResolve): Promise<Result<WorkEntry, OrderProblem>>
  }
  /** The keys that sign notifications of warehouses and carriers, newest first. */
  readonly noticeKeys: readonly string[]
}

interface ToResolve {
  readonly entryId: string
  readonly resolution: (typeof workResolutions)[number]
  readonly by: string
  readonly note?: string | undefined
}

export type OrderHandlers = Handlers<typeof ordersCalls, OrderProblem['code']>
