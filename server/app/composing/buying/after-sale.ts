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
import type { BuyingNeeds } from './buying-needs.ts'
import type { BuyingRecords } from './records.ts'

export type AfterSale = ReturnType<typeof composeAfterSale>

/** Everything that follows a placed order: parcels, returns, withdrawals, invoices, points and taxes. */
export function composeAfterSale(needs: BuyingNeeds, { orders, giftCards, payments, refunds }: BuyingRecords) {
  const { clock, database, markets, taxService, words } = needs
  const fulfilling = openFulfilling({
    ...needs,
    ...{ orders, giftCards, refunds },
    verifiedEmailOf: verifiedEmailsIn(database),
  })
  const { fulfilments } = fulfilling
  const returns = composeReturns({ ...needs, orders, payments }, fulfilling)
  const taxRecords: TaxRecordNeeds = { orders, fulfilments, taxService, marketOf: (id) => markets.find(id) }
  return {
    fulfilling,
    returns,
    taxRecords,
    points: loyaltyPoints({ ...needs, orders, fulfilments }),
    invoices: openInvoices({
      ...{ database, clock, markets, words, newId, orders, fulfilments },
      ...{ stored: storedInvoices(database), pdf: writePdf },
    }),
    tracking: composeTracking({ ...needs, orders }, fulfilling),
    withdrawals: composeWithdrawals({ ...needs, orders, returns: returns.returns }, fulfilling),
  }
}
