import { workOnRefunds } from '#server/checkout/index.ts'
import { confirmOrder, type MailNeeds, workOnMails } from '#server/mails/index.ts'
import { workOnPlacedOrders } from '#server/orders/index.ts'
import { workOnReturnLabels } from '#server/returns/index.ts'
import { workOnSentParcels } from '#server/tracking/index.ts'
import { registerBasketUpkeep } from '../../jobs/basket-upkeep.ts'
import { issueGiftCards } from '../../jobs/gift-card-jobs.ts'
import { recordTaxes, workOnTaxRefunds } from '../../jobs/tax-records.ts'
import type { BuyingNeeds } from './buying-needs.ts'
import { type MailSettings, mailNeeds } from './mail-needs.ts'
import type { BuyingParts } from './parts.ts'
import { startRecurring } from './recurring.ts'

/** Starts the jobs and the recurring work of buying. Returns a function that stops them. */
export async function startBuying(needs: BuyingNeeds, parts: BuyingParts, mails: MailSettings): Promise<() => void> {
  const { database, jobs, log, markets, stock } = needs
  const { fulfilling, points, returns, taxRecords, tracking } = parts.afterSale
  await workOnRefunds(jobs, parts.asksProviders)
  await workOnTaxRefunds(jobs, taxRecords)
  await fulfilling.start()
  const stopPoints = await points.start(jobs)
  await workOnSentParcels(jobs, tracking.followed)
  await workOnReturnLabels(jobs, returns.returns)
  const mailing = mailNeeds(needs, parts, mails)
  await workOnMails(jobs, mailing)
  await workOnOrders(needs, parts, mailing)
  const stopUpkeep = registerBasketUpkeep({
    ...{ database, stock, markets, jobs, baskets: parts.records.baskets },
    log: (fault) => log.error({ err: fault }, 'upkeep of baskets failed'),
  })
  const stopRecurring = startRecurring(needs, parts)
  return () => {
    stopPoints()
    stopUpkeep()
    stopRecurring()
  }
}

/** Starts the jobs that follow a placed order. */
function workOnOrders(
  { database, jobs, log, warehouses }: BuyingNeeds,
  { afterSale: { fulfilling, points, taxRecords }, records: { giftCards } }: BuyingParts,
  mails: MailNeeds,
): Promise<void> {
  return workOnPlacedOrders({
    ...{ jobs, database },
    listeners: {
      fulfilment: { handle: fulfilling.planParcels, waits: warehouses.some(({ isRemote }) => isRemote) },
      mails: { handle: confirmOrder(mails), waits: mails.transport !== undefined },
      taxes: { handle: recordTaxes(taxRecords), waits: true },
      loyalty: points.listener,
      'gift-cards': { handle: issueGiftCards({ database, fulfilments: fulfilling.fulfilments, giftCards }) },
    },
    log: (fault) => log.error({ err: fault }, 'a placed order was not heard of'),
  })
}
