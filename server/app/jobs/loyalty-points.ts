import {
  type LoyaltyProvider,
  loyaltyReceipts,
  storedEnrolments,
  storedMembers,
  storedReceipts,
} from '#server/loyalty/index.ts'
import type { Fulfilments, Orders } from '#server/orders/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'

interface PointsNeeds {
  readonly database: Database
  readonly clock: () => Date
  readonly loyalty: LoyaltyProvider | undefined
  readonly orders: Orders
  readonly fulfilments: Fulfilments
  readonly log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

const tellEachMs = 5_000

/** Points for orders. Jobs record purchases and refunds; every few seconds they are sent to the provider. */
export function loyaltyPoints({ database, clock, loyalty, orders, fulfilments, log }: PointsNeeds) {
  const receipts = loyaltyReceipts({
    ...{
      provider: loyalty,
      receipts: storedReceipts(database),
      enrolments: storedEnrolments(database),
      members: storedMembers(database),
      orders,
      fulfilments,
      clock,
    },
    log: (fault) => log.warn({ err: fault }, 'the loyalty programme was not told of a purchase'),
  })
  return {
    receipts,
    listener: { handle: receipts.orderPlaced },
    /** Returns a function that stops it. */
    start: async (jobs: Jobs): Promise<() => void> => {
      await jobs.work('order-given-back.loyalty', ({ cancellationId }) =>
        receipts.orderRefunded(String(cancellationId)),
      )
      const next = () =>
        receipts.report().catch((error: unknown) => log.error({ err: error }, 'telling purchases failed'))
      let isTelling = false
      const timer = setInterval(async () => {
        if (isTelling) return
        isTelling = true
        await next()
        isTelling = false
      }, tellEachMs)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
