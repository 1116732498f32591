import { Fault } from '#foundation/fault.ts'
import type { BookedRow, BookMeaning } from '#server/payments/payment-provider.port.ts'
import { callKlarna, type KlarnaKeys } from './klarna-api.ts'

/**
 * The meaning of each type of settlement transaction. Fees, taxes and holdbacks concern payouts, not single payments. A
 * type that is not listed is unknown: it is reported, and nothing else happens.
 */
const meanings: Readonly<Record<string, BookMeaning>> = {
  SALE: 'taken',
  RETURN: 'back',
  REVERSAL: 'lost',
  REVERSAL_MERCHANT_PROTECTION: 'regained',
  FEE: 'nothing',
  FEE_REFUND: 'nothing',
  COMMISSION: 'nothing',
  TAX: 'nothing',
  CORRECTION: 'nothing',
  CHARGE: 'nothing',
  CREDIT: 'nothing',
  HOLDBACK: 'nothing',
  RELEASE: 'nothing',
}

const pageSize = 500

/** The settlement transactions of a day, each with our reference. */
export async function books(
  settings: KlarnaKeys,
  day: string,
  signal: AbortSignal | undefined,
): Promise<readonly BookedRow[]> {
  const rows: BookedRow[] = []
  for (let offset = 0; ; offset += pageSize) {
    const path = `/settlements/v1/transactions?capture_date=${day}&size=${pageSize}&offset=${offset}`
    const { status, body } = await callKlarna(settings, { method: 'GET', path, signal })
    if (status !== 200 || !Array.isArray(body.transactions)) throw new Fault('klarna.no-books', { status })
    rows.push(...body.transactions.map(rowOf))
    if (body.transactions.length < pageSize) return rows
  }
}

function rowOf(transaction: Readonly<Record<string, unknown>>): BookedRow {
  const text = (name: string) => String(transaction[name] ?? '')
  const [type, at, minor] = [text('type'), text('capture_date'), Number(transaction.amount)]
  if (!Number.isSafeInteger(minor)) throw new Fault('klarna.books-unknown', { transaction })
  const meaning = meanings[type] ?? 'unknown'
  // Only sales, fees and refunds have their own id.
  const own = text('refund_id') || text('capture_id') || `${at}:${minor}`
  return {
    rowId: `${text('order_id')}:${type}:${own}`,
    paymentId: text('merchant_reference1'),
    attempt: text('order_id'),
    type,
    meaning,
    minor: Math.abs(minor),
    currency: text('currency_code'),
    at,
    ...(meaning === 'lost' || meaning === 'regained' ? { caseId: `${text('order_id')}:reversal` } : {}),
  }
}
