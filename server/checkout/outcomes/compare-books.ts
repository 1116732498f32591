import { isLost, isOpen, isPaid, type Payment } from '#server/payments/index.ts'
import type { BookedPayment } from './provider-books.ts'

/** One payment that differs between the two records. */
export interface Difference {
  readonly paymentId: string
  readonly theirsMinor: number
  readonly oursMinor: number
  readonly currency: string
  /** `unknown`: there is no such payment here. */
  readonly state: Payment['state'] | 'unknown'
}

export interface Found {
  readonly difference: Difference
  readonly payment: Payment | undefined
  /** The payment was begun with a provider of another account. It is only reported. */
  readonly isForeign: boolean
}

export interface ToCompare {
  readonly books: ReadonlyMap<string, BookedPayment>
  /** Our payments by id: those that the books name, and those made in these days. */
  readonly payments: ReadonlyMap<string, Payment>
  /** The amount refunded or due to be refunded, by payment. */
  readonly refundedMinor: ReadonlyMap<string, number>
  /** Providers of this account. */
  readonly names: readonly string[]
  /** The first day of the books that were read. */
  readonly firstDay: string
  readonly daysNotThereYet: readonly string[]
  /** Later entries are not compared yet: one of the two records may not have them yet. */
  readonly settledBefore: Date
}

/** Compares the provider's charges and refunds with ours. Chargebacks are handled separately. */
export function compareBooks(ask: ToCompare): {
  readonly different: readonly Found[]
  readonly waiting: readonly Found[]
} {
  const different: Found[] = []
  const waiting: Found[] = []
  for (const id of new Set([...ask.books.keys(), ...ask.payments.keys()])) {
    const found = compareOne(ask, id)
    if (found) (isWaiting(ask, found) ? waiting : different).push(found)
  }
  return { different, waiting }
}

function compareOne(ask: ToCompare, id: string): Found | undefined {
  const payment = ask.payments.get(id)
  const entry = ask.books.get(id)
  const isForeign = payment !== undefined && !ask.names.includes(payment.provider)
  if (isForeign ? !entry : payment && payment.madeAt > ask.settledBefore) return undefined
  const theirsMinor = (entry?.takenMinor ?? 0) - (entry?.backMinor ?? 0)
  const refunded = ask.refundedMinor.get(id) ?? 0
  const oursMinor = payment && !isForeign && isPaid(payment.state) ? payment.amountMinor - refunded : 0
  const isSameCurrency = isForeign || !entry || !payment || entry.currency === payment.currency || theirsMinor === 0
  if (theirsMinor === oursMinor && isSameCurrency) return undefined
  if (payment && entry && !isForeign && isPaid(payment.state) && isLaterPart(ask, payment, entry, refunded))
    return undefined
  const currency = entry?.currency ?? payment!.currency
  const state = isForeign ? 'unknown' : (payment?.state ?? 'unknown')
  return { payment, isForeign, difference: { paymentId: id, theirsMinor, oursMinor, currency, state } }
}

/** The payment was captured before the first day that was read, so the books contain only later refunds. They must not exceed ours. */
const isLaterPart = (
  { firstDay }: ToCompare,
  { madeAt }: Payment,
  { takenMinor, backMinor }: BookedPayment,
  refunded: number,
): boolean => dayOf(madeAt) < firstDay && takenMinor === 0 && backMinor <= refunded

/**
 * A missing report may contain the missing entry. Money without an event is handled at once, because the shopper paid and waits for an
 * order.
 */
function isWaiting({ daysNotThereYet }: ToCompare, { payment, isForeign, difference }: Found): boolean {
  if (!payment || isForeign) return false
  const isUnheard = difference.theirsMinor > 0 && (isOpen(payment.state) || isLost(payment.state))
  return !isUnheard && daysNotThereYet.some((day) => day >= dayOf(payment.madeAt))
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
