import { isId } from '#foundation/ids.ts'
import { money } from '#foundation/money.ts'
import {
  type BookedPayment,
  coveredBy,
  isLost,
  isOpen,
  isPaid,
  type Payment,
  type PaymentProvider,
  type Payments,
  type ProviderName,
  type Refunds,
} from '#server/payments/index.ts'
import { openPaymentOf } from './charge-of.ts'
import { type LookNeeds, lookAgain } from './look-again.ts'
import { settle } from './settle.ts'

export interface ReconcileNeeds extends LookNeeds {
  readonly payments: LookNeeds['payments'] & Pick<Payments, 'madeBetween' | 'many'>
  readonly refunds: Pick<Refunds, 'sums'>
  readonly clock: () => Date
}

/** One payment the two books tell differently. */
export interface Difference {
  readonly paymentId: string
  readonly theirsMinor: number
  readonly oursMinor: number
  readonly currency: string
  /** `unknown`: never begun here. */
  readonly state: Payment['state'] | 'unknown'
}

export interface ProviderReport {
  readonly provider: ProviderName
  /** Payments either book knows with money in them. */
  readonly payments: number
  /** What was different and could be brought together by hearing of it, or by giving back. */
  readonly repaired: readonly Difference[]
  /** What is different still, and needs somebody to look. */
  readonly left: readonly Difference[]
  /** Why its books could not be read. */
  readonly fault?: unknown
}

const dayMs = 86_400_000
/** What happened so lately may be on its way between the books. */
const settlingMs = 120_000

/** Sets our payments beside the providers' own books, day by day; what is different is heard anew, given back, or reported. */
export async function reconcile(needs: ReconcileNeeds, days: readonly string[]): Promise<ProviderReport[]> {
  const reports: ProviderReport[] = []
  // Cards, links and terminals of one account stand in the same books.
  const books = new Map<string, Promise<ReadonlyMap<string, BookedPayment>>>()
  for (const provider of needs.providers.all) {
    const account = provider.name === 'klarna' || provider.name === 'iyzico' ? provider.name : 'adyen'
    const read = books.get(account) ?? booksOf(provider, days)
    books.set(account, read)
    try {
      reports.push(await compare(needs, provider.name, await read, days))
    } catch (fault) {
      needs.log(fault)
      reports.push({ provider: provider.name, payments: 0, repaired: [], left: [], fault })
    }
  }
  return reports
}

async function booksOf(
  provider: PaymentProvider,
  days: readonly string[],
): Promise<ReadonlyMap<string, BookedPayment>> {
  const booked = new Map<string, BookedPayment>()
  for (const day of days) for (const entry of await provider.books(day)) booked.set(entry.paymentId, entry)
  return booked
}

async function compare(
  needs: ReconcileNeeds,
  name: ProviderName,
  books: ReadonlyMap<string, BookedPayment>,
  days: readonly string[],
): Promise<ProviderReport> {
  const before = await differences(needs, name, books, days)
  for (const { payment, difference } of before.found) if (payment) await repair(needs, payment, difference)
  if (before.found.length === 0) return { provider: name, payments: before.payments, repaired: [], left: [] }
  const fresh = await booksOf(needs.providers.of(name), days)
  const left = (await differences(needs, name, fresh, days)).found.map(({ difference }) => difference)
  for (const difference of left) needs.alert('payment.books-differ', { provider: name, ...difference })
  const still = new Set(left.map(({ paymentId }) => paymentId))
  const repaired = before.found.map(({ difference }) => difference).filter(({ paymentId }) => !still.has(paymentId))
  return { provider: name, payments: before.payments, repaired, left }
}

interface Found {
  readonly difference: Difference
  readonly payment: Payment | undefined
}

async function differences(
  { payments, refunds, clock }: ReconcileNeeds,
  name: ProviderName,
  books: ReadonlyMap<string, BookedPayment>,
  days: readonly string[],
): Promise<{ readonly payments: number; readonly found: readonly Found[] }> {
  const named = await payments.many([...books.keys()].filter(isId))
  const made = (await Promise.all(days.map((day) => payments.madeBetween(name, ...boundsOf(day))))).flat()
  const known = new Map([...named, ...made].map((payment) => [payment.id, payment]))
  const back = await refunds.sums([...known.keys()])
  const settled = clock().getTime() - settlingMs
  const isKlarnaOrIyzico = name === 'klarna' || name === 'iyzico'
  const found: Found[] = []
  for (const id of new Set([...books.keys(), ...known.keys()])) {
    const payment = known.get(id)
    // What nobody here began is told once, by the provider that keeps the account.
    if (payment ? payment.provider !== name : !(isKlarnaOrIyzico || name === 'adyen')) continue
    if (payment && (payment.madeAt.getTime() > settled || payment.provider === coveredBy)) continue
    const entry = books.get(id)
    const theirsMinor = (entry?.takenMinor ?? 0) - (entry?.backMinor ?? 0)
    const oursMinor = payment && isPaid(payment.state) ? payment.amountMinor - (back.get(id) ?? 0) : 0
    if (theirsMinor === oursMinor) continue
    const currency = entry?.currency ?? payment!.currency
    const state = payment?.state ?? 'unknown'
    found.push({ payment, difference: { paymentId: id, theirsMinor, oursMinor, currency, state } })
  }
  return { payments: known.size, found }
}

/** Money we have not heard of is heard of now: it becomes an order, or goes back. */
async function repair(needs: ReconcileNeeds, payment: Payment, { theirsMinor }: Difference): Promise<void> {
  try {
    const { payment: looked } = await lookAgain(needs, payment, 'reconcile')
    if (theirsMinor <= 0 || isPaid(looked.state)) return
    if (theirsMinor === looked.amountMinor && (isOpen(looked.state) || isLost(looked.state))) {
      await settle(needs, {
        paymentId: looked.id,
        heardBy: 'reconcile',
        eventId: `${looked.id}:books:authorised`,
        outcome: 'authorised',
        amount: money(looked.amountMinor, looked.currency),
      })
      return
    }
    // Given up, or for another amount than ours: there is no order to have for this money.
    const open = await openPaymentOf(needs, looked)
    if (open && looked.provider !== coveredBy) await needs.providers.of(looked.provider).giveBack(open)
  } catch (fault) {
    needs.log(fault)
  }
}

const boundsOf = (day: string): [Date, Date] => {
  const from = new Date(`${day}T00:00:00Z`)
  return [from, new Date(from.getTime() + dayMs)]
}

/** The days up to now, newest first, as books are kept: `2026-11-20`. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, back) => new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10))
