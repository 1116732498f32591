import type { Clock } from '#foundation/clock.ts'
import { newId } from '#foundation/ids.ts'
import { storedBaskets } from '#server/basket/index.ts'
import { frozenBaskets, type ProviderReport, reconcile, refusedCards } from '#server/checkout/index.ts'
import { giftCards } from '#server/gift-cards/index.ts'
import type { Markets } from '#server/markets/index.ts'
import { orders } from '#server/orders/index.ts'
import { type Providers, payments, refunds, workList } from '#server/payments/index.ts'
import type { Database } from '#server/platform/database.ts'
import { noFailpoint } from '#server/platform/failpoint.ts'
import { publishingOnly } from '#server/platform/postgres-changes.ts'
import { openJobs } from '#server/platform/postgres-jobs.ts'
import { putBackTo, stockIn } from '#server/stock/index.ts'
import { openFulfilment, orderHolds } from '../jobs/fulfilling.ts'
import { giftCardAndPromotionHolds } from '../jobs/gift-card-and-promotion-holds.ts'
import { returnUrlAt } from './buying/checkout.ts'

export interface ReconcilingNeeds {
  /** URL of the database, for jobs. */
  readonly url: string
  readonly database: Database
  readonly markets: Pick<Markets, 'find'>
  readonly providers: Providers
  readonly publicUrl: string
  readonly clock: Clock
  readonly warn: (details: object) => void
}

/** What reconciliation needs, without the rest of the shop. */
export function openReconciling({ url, database, markets, providers, publicUrl, clock, warn }: ReconcilingNeeds) {
  const jobs = openJobs({ url, failed: (error) => warn({ error: String(error) }) })
  const log = (fault: unknown) => warn({ fault: String(fault) })
  const [cards, ourRefunds] = [giftCards({ database, jobs, clock }), refunds(database, jobs)]
  const putBack = putBackTo(publishingOnly)
  const fulfilling = { ...{ database, jobs, clock, putBack }, giftCards: cards, refunds: ourRefunds }
  const needs: Parameters<typeof reconcile>[0] = {
    inTransaction: (work) => database.transaction(work),
    payments: payments(database),
    refunds: ourRefunds,
    orders: orders(database),
    workList: workList(database),
    refusedCards: refusedCards((code, details) => warn({ code, ...details })),
    frozen: frozenBaskets(database),
    basketRepository: storedBaskets(database),
    stock: stockIn(database, publishingOnly),
    orderHolds: orderHolds(fulfilling, openFulfilment(fulfilling)),
    holds: giftCardAndPromotionHolds({
      giftCards: cards,
      promotions: { renew: async () => {} },
      log,
    }),
    marketOf: (id) => markets.find(id),
    returnUrl: returnUrlAt(publicUrl),
    origin: publicUrl,
    failpoint: noFailpoint,
    alert: (code, details) => warn({ code, ...details }),
    ...{ jobs, providers, newId, clock, log },
  }
  return {
    run: (days: readonly string[]): Promise<ProviderReport[]> => reconcile(needs, days),
    close: () => jobs.close(),
  }
}
