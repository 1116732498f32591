import type { BookedRow } from '#server/payments/index.ts'

/** A payment in a provider's own records. */
export interface BookedPayment {
  readonly paymentId: string
  readonly takenMinor: number
  readonly backMinor: number
  /** Charged back, or never captured. */
  readonly lostMinor: number
  readonly currency: string
  /** Lost and regained amounts, by the id of the case. */
  readonly losses: readonly BookedRow[]
}

export interface ProviderBooks {
  readonly payments: ReadonlyMap<string, BookedPayment>
  /** Entries that were not counted: of an unknown type, or in another currency than the payment's other entries. */
  readonly notCounted: readonly BookedRow[]
}

/** Adds up the entries of all days. Each movement of money counts once, whatever the order of the entries or the day of their report. */
export function addUpBooks(rows: readonly BookedRow[]): ProviderBooks {
  const once = new Map<string, BookedRow>()
  for (const row of rows) if (!once.has(row.rowId)) once.set(row.rowId, row)
  const byPayment = Map.groupBy(
    [...once.values()].filter(({ meaning }) => meaning !== 'nothing'),
    ({ paymentId }) => paymentId,
  )
  const payments = new Map<string, BookedPayment>()
  const notCounted: BookedRow[] = []
  for (const [paymentId, its] of byPayment) {
    const known = its.filter(({ meaning }) => meaning !== 'unknown')
    const currency = known.find(({ meaning }) => meaning === 'taken')?.currency ?? known[0]?.currency
    const counted = known.filter((row) => row.currency === currency)
    notCounted.push(...its.filter((row) => !counted.includes(row)))
    if (currency !== undefined) payments.set(paymentId, paymentOf(paymentId, currency, counted))
  }
  return { payments, notCounted }
}

function paymentOf(paymentId: string, currency: string, rows: readonly BookedRow[]): BookedPayment {
  const sum = (meaning: BookedRow['meaning']) =>
    rows.reduce((total, row) => total + (row.meaning === meaning ? row.minor : 0), 0)
  const released = rows.filter(({ meaning }) => meaning === 'released').map(({ attempt }) => attempt)
  const releasedMinor = rows.reduce(
    (total, { meaning, attempt, minor }) => total + (meaning === 'taken' && released.includes(attempt) ? minor : 0),
    0,
  )
  return {
    paymentId,
    takenMinor: sum('taken'),
    backMinor: sum('back') - sum('back-failed') + releasedMinor,
    lostMinor: sum('lost') - sum('regained'),
    currency,
    losses: rows.filter(({ meaning }) => meaning === 'lost' || meaning === 'regained'),
  }
}
