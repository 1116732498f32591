import { isId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import {
  type BookedRow,
  giftCardProvider,
  isLost,
  isOpen,
  isPaid,
  type PaymentProvider,
  type Payments,
  type ProviderName,
  type Refunds,
} from '#server/payments/index.ts'
import { openPaymentOf } from '../payment/charge-of.ts'
import { settle } from '../payment/settle.ts'
import { compareBooks, type Difference, type Found } from './compare-books.ts'
import { handleMoneyEvent, type MoneyEventNeeds } from './handle-money-event.ts'
import { addUpBooks, type ProviderBooks } from './provider-books.ts'
import { type RefreshNeeds, refreshPaymentStatus } from './refresh-payment-status.ts'

export interface ReconcileNeeds extends RefreshNeeds, Pick<MoneyEventNeeds, 'orderHolds'> {
  readonly workList: MoneyEventNeeds['workList']
  readonly payments: RefreshNeeds['payments'] & Pick<Payments, 'findMadeBetween' | 'findMany' | 'recordMoneyEvent'>
  readonly refunds: Pick<Refunds, 'sums'>
  readonly clock: () => Date
}

export interface ProviderReport {
  readonly provider: ProviderName
  /** Number of payments with money in the provider's or our records. */
  readonly payments: number
  /** The differences that were repaired by handling a missed event or by a refund. */
  readonly repaired: readonly Difference[]
  /** The remaining differences, which an operator must check. */
  readonly left: readonly Difference[]
  /** Differences that cannot be judged until the reports of these days are available. */
  readonly waiting: readonly Difference[]
  readonly daysNotThereYet: readonly string[]
  /** Entries that were not counted: of an unknown type, or of another currency. Reported once for all providers of an account. */
  readonly notCounted: readonly BookedRow[]
  /** Why the provider's books could not be read. */
  readonly fault?: unknown
}

const dayMs = 86_400_000
/** Entries newer than this may be missing in one of the two records. */
const settlingMs = 120_000

/** The books of one account, and its providers. */
interface Account {
  readonly providers: readonly PaymentProvider[]
  readonly days: readonly string[]
  readonly daysNotThereYet: readonly string[]
  readonly books: ProviderBooks
}

/**
 * Compares our payments with the providers' records of some days. Differences are settled again, refunded or reported. A payment is
 * compared only with the records of its own account.
 */
export async function reconcile(needs: ReconcileNeeds, days: readonly string[]): Promise<ProviderReport[]> {
  const reports: ProviderReport[] = []
  for (const providers of Map.groupBy(needs.providers.all, ({ account }) => account).values()) {
    try {
      reports.push(...(await reconcileAccount(needs, providers, days)))
    } catch (fault) {
      needs.log(fault)
      reports.push(...providers.map(({ name }) => ({ ...nothingFound(name), fault })))
    }
  }
  return reports
}

async function reconcileAccount(
  needs: ReconcileNeeds,
  providers: readonly PaymentProvider[],
  days: readonly string[],
): Promise<ProviderReport[]> {
  const before = await readAccount(providers, days)
  const found = await differences(needs, before)
  for (const one of found.different) if (one.payment && !one.isForeign) await repair(needs, one)
  await handleLosses(needs, before)
  // By now the repaired differences are in the records.
  const after = found.different.length === 0 ? before : await readAccount(providers, days)
  const left = found.different.length === 0 ? found : await differences(needs, after)
  return providers.map(({ name }, index) => {
    const mine = (all: readonly Found[]): Difference[] =>
      all
        .filter((one) => (one.payment && !one.isForeign ? one.payment.provider === name : index === 0))
        .map(differenceOf)
    const report = {
      provider: name,
      payments: found.payments.filter(({ provider }) => provider === name).length,
      repaired: without(mine(found.different), mine(left.different)),
      left: mine(left.different),
      waiting: mine(left.waiting),
      daysNotThereYet: after.daysNotThereYet,
      notCounted: index === 0 ? after.books.notCounted : [],
    }
    for (const difference of report.left) needs.alert('payment.books-differ', { provider: name, ...difference })
    for (const row of report.notCounted) needs.alert('payment.books-entry-unknown', { provider: name, ...row })
    return report
  })
}

const nothingFound = (provider: ProviderName): ProviderReport => ({
  provider,
  payments: 0,
  repaired: [],
  left: [],
  waiting: [],
  daysNotThereYet: [],
  notCounted: [],
})

const differenceOf = ({ difference }: Found): Difference => difference

const without = (all: readonly Difference[], left: readonly Difference[]): Difference[] =>
  all.filter(({ paymentId }) => !left.some((other) => other.paymentId === paymentId))

async function readAccount(providers: readonly PaymentProvider[], days: readonly string[]): Promise<Account> {
  const rows: BookedRow[] = []
  const daysNotThereYet: string[] = []
  for (const day of days) {
    const read = await providers[0]!.books(day)
    if (read === 'not-there-yet') daysNotThereYet.push(day)
    else rows.push(...read)
  }
  return { providers, days, daysNotThereYet, books: addUpBooks(rows) }
}

async function differences({ payments, refunds, clock }: ReconcileNeeds, account: Account) {
  const { providers, days, daysNotThereYet, books } = account
  const names: readonly string[] = providers.map(({ name }) => name)
  const booked = await payments.findMany([...books.payments.keys()].filter(isId))
  const made = await Promise.all(
    names.flatMap((name) => days.map((day) => payments.findMadeBetween(name, ...boundsOf(day)))),
  )
  const known = new Map([...booked, ...made.flat()].map((payment) => [payment.id, payment]))
  const found = compareBooks({
    books: books.payments,
    payments: known,
    refundedMinor: await refunds.sums([...known.keys()]),
    names,
    firstDay: days.toSorted()[0] ?? '',
    daysNotThereYet,
    settledBefore: new Date(clock().getTime() - settlingMs),
  })
  return { ...found, payments: [...known.values()] }
}

/** Handles lost or returned money for which no notification was received. */
async function handleLosses(needs: ReconcileNeeds, { providers, books }: Account): Promise<void> {
  const lost = [...books.payments.values()].filter(({ losses }) => losses.length > 0)
  const payments = await needs.payments.findMany(lost.map(({ paymentId }) => paymentId).filter(isId))
  for (const payment of payments) {
    if (!providers.some(({ name }) => name === payment.provider)) continue
    for (const row of books.payments.get(payment.id)!.losses) {
      await handleMoneyEvent(needs, payment, {
        kind: row.meaning === 'regained' ? 'chargeback-reversed' : kindOf(row),
        caseId: row.caseId ?? row.attempt,
        amount: money(row.minor, row.currency),
        at: row.at,
      })
    }
  }
}

const kindOf = ({ caseId, attempt }: BookedRow): 'capture-failed' | 'chargeback' =>
  caseId === attempt ? 'capture-failed' : 'chargeback'

/** Handles money without an event: it becomes an order or is refunded. */
async function repair(needs: ReconcileNeeds, { payment, difference }: Found): Promise<void> {
  const { theirsMinor, currency } = difference
  try {
    const { payment: refreshed } = await refreshPaymentStatus(needs, payment!, 'reconcile')
    if (theirsMinor <= 0 || isPaid(refreshed.state)) return
    const isOurs = theirsMinor === refreshed.amountMinor && currency === refreshed.currency
    if (isOurs && (isOpen(refreshed.state) || isLost(refreshed.state))) {
      await settle(needs, {
        paymentId: refreshed.id,
        reportedBy: 'reconcile',
        eventId: `${refreshed.id}:books:authorised`,
        outcome: 'authorised',
        amount: money(refreshed.amountMinor, refreshed.currency),
      })
      return
    }
    // The payment was withdrawn or has another amount: no order can be made for this money.
    const open = await openPaymentOf(needs, refreshed)
    if (open && refreshed.provider !== giftCardProvider) await needs.providers.of(refreshed.provider).voidPayment(open)
  } catch (fault) {
    needs.log(fault)
  }
}

const boundsOf = (day: string): [Date, Date] => {
  const from = new Date(`${day}T00:00:00Z`)
  return [from, new Date(from.getTime() + dayMs)]
}

/** The last days up to now, newest first, in the form of the records: `2026-11-20`. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, back) => new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10))
