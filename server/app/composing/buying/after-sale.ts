import { newId } from '#foundation/ids.ts'
import { verifiedEmailsIn } from '#server/accounts/index.ts'
import { openInvoices, storedInvoices } from '#server/invoices/index.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'
import { openFulfilling } from '../../jobs/fulfilling.ts'
import { loyaltyPoints } from '../../jobs/loyalty-points.ts'
import type { TaxRecordNeeds } from '../../jobs/tax-records.ts'
import { composeReturns } from '../returns.ts'
import { composeTracking } from '../tracking.ts'
import { composeWithdrawals } from '../withdrawals.ts'
import type { BuyingGround } from './ground.ts'
import type { BuyingRecords } from './records.ts'

export type AfterSale = ReturnType<typeof composeAfterSale>

/** Everything that follows a placed order: parcels, returns, withdrawals, invoices, points and taxes. */
export function composeAfterSale(ground: BuyingGround, { orders, giftCards, payments, refunds }: BuyingRecords) {
  const { clock, database, markets, taxService, words } = ground
  const fulfilling = openFulfilling({
    ...ground,
    ...{ orders, giftCards, refunds },
    verifiedEmailOf: verifiedEmailsIn(database),
  })
  const { fulfilments } = fulfilling
  const returns = composeReturns({ ...ground, orders, payments }, fulfilling)
  const taxRecords: TaxRecordNeeds = { orders, fulfilments, taxService, marketOf: (id) => markets.find(id) }
  return {
    fulfilling,
    returns,
    taxRecords,
    points: loyaltyPoints({ ...ground, orders, fulfilments }),
    invoices: openInvoices({
      ...{ database, clock, markets, words, newId, orders, fulfilments },
      ...{ stored: storedInvoices(database), pdf: writePdf },
    }),
    tracking: composeTracking({ ...ground, orders }, fulfilling),
    withdrawals: composeWithdrawals({ ...ground, orders, returns: returns.returns }, fulfilling),
  }
}
