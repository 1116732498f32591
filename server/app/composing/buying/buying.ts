import type { Baskets, CodeAttempts } from '#server/basket/index.ts'
import type { Checkout } from '#server/checkout/index.ts'
import type { GiftCards } from '#server/gift-cards/index.ts'
import type { Invoices } from '#server/invoices/index.ts'
import type { LoyaltyReceipts } from '#server/loyalty/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Payments, Refunds } from '#server/payments/index.ts'
import type { CallGroup } from '#server/platform/serve-calls.ts'
import type { Returns } from '#server/returns/index.ts'
import type { FollowedParcels, Tracking } from '#server/tracking/index.ts'
import type { Withdrawals } from '#server/withdrawals/index.ts'
import type { Fulfilling } from '../../jobs/fulfilling.ts'
import { composeAfterSale } from './after-sale.ts'
import type { BuyingNeeds } from './buying-needs.ts'
import { buyingCalls } from './calls.ts'
import { type Alert, composeCheckout, providerNeeds } from './checkout.ts'
import type { MailSettings } from './mail-needs.ts'
import type { BuyingParts } from './parts.ts'
import { type BuyingRecords, openRecords } from './records.ts'
import { startBuying } from './start-buying.ts'

/** Everything between a full basket and a sent parcel. */
export interface Buying {
  readonly baskets: Baskets
  readonly codes: CodeAttempts
  readonly checkout: Checkout
  readonly orders: Orders
  readonly fulfilling: Fulfilling
  readonly returns: Returns
  readonly withdrawals: Withdrawals
  readonly invoices: Invoices
  readonly tracking: Tracking
  /** Parcels that the tracking service follows. */
  readonly followed: FollowedParcels
  readonly giftCards: GiftCards
  readonly refunds: Refunds
  readonly points: LoyaltyReceipts
  readonly payments: Payments
  readonly outbox: BuyingRecords['outbox']
  readonly calls: readonly CallGroup[]
  /** Starts the jobs for mails and for re-checks of payments. Returns a function that stops them. */
  start(mails: MailSettings): Promise<() => void>
}

export function openBuying(needs: BuyingNeeds): Buying {
  const alert: Alert = (code, details) => needs.log.error({ code, ...details }, 'a payment needs a look')
  const records = openRecords(needs)
  const afterSale = composeAfterSale(needs, records)
  const asksProviders = providerNeeds(needs, records, alert)
  const checkout = composeCheckout(needs, records, afterSale.fulfilling, asksProviders)
  const parts: BuyingParts = { records, asksProviders, checkout, afterSale }
  const { baskets, codes, giftCards, orders, outbox, payments, refunds } = records
  const { fulfilling, invoices, points, returns, tracking, withdrawals } = afterSale
  return {
    ...{ baskets, codes, giftCards, orders, outbox, payments, refunds },
    ...{ checkout, fulfilling, invoices, withdrawals },
    returns: returns.returns,
    tracking: tracking.tracking,
    followed: tracking.followed,
    points: points.receipts,
    calls: buyingCalls(needs, parts),
    start: (mails) => startBuying(needs, parts, mails),
  }
}
