import { Fault } from '#foundation/fault.ts'
import type { BookedPayment } from '#server/payments/payment-provider.port.ts'

const needed = ['Merchant Account', 'Merchant Reference', 'Currency', 'Amount', 'Type'] as const

/** Adds up the rows of a report of received payments: what was taken under each reference, and what went back. */
export function readReport(csv: string, merchantAccount: string): readonly BookedPayment[] {
  const [head = '', ...rows] = csv.trimEnd().split('\n')
  const names = head.split(',')
  const [account, reference, currency, amount, type] = needed.map((name) => names.indexOf(name)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  if ([account, reference, currency, amount, type].includes(-1)) throw new Fault('adyen.report-unknown', { head })
  const booked = new Map<string, BookedPayment>()
  for (const row of rows) {
    const cells = row.split(',')
    if (cells[account] !== merchantAccount) continue
    const paymentId = cells[reference]!
    const minor = Number(cells[amount])
    if (!Number.isSafeInteger(minor)) throw new Fault('adyen.report-unknown', { row })
    const known = booked.get(paymentId) ?? { paymentId, takenMinor: 0, backMinor: 0, currency: cells[currency]! }
    const back = cells[type] === 'Refunded'
    booked.set(paymentId, {
      ...known,
      takenMinor: known.takenMinor + (back ? 0 : minor),
      backMinor: known.backMinor + (back ? minor : 0),
    })
  }
  return [...booked.values()]
}
