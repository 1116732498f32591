import { Fault } from '#foundation/fault.ts'
import type { BookedRow, BookMeaning } from '#server/payments/payment-provider.port.ts'
import { callIyzico, type IyzicoKeys } from './iyzico-api.ts'
import { priceOf } from './price-text.ts'

/** The meaning of each type of transaction. A type that is not listed is unknown: it is reported, and nothing else happens. */
const meanings: Readonly<Record<string, BookMeaning>> = {
  PAYMENT: 'taken',
  POST_AUTH: 'nothing',
  PRE_AUTH: 'nothing',
  CANCEL: 'back',
  REFUND: 'back',
  REFUND_REVERSAL: 'back-failed',
  CHARGEBACK: 'lost',
  CHARGEBACK_REVERSAL: 'regained',
  COMMISSION: 'nothing',
  PAYOUT: 'nothing',
}

/** All transactions of a day, read page by page. */
export async function books(
  settings: IyzicoKeys,
  day: string,
  signal: AbortSignal | undefined,
): Promise<readonly BookedRow[]> {
  const rows: BookedRow[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const path = `/v2/reporting/payment/transactions?page=${page}&transactionDate=${day}`
    const answer = await callIyzico(settings, { method: 'GET', path, signal })
    if (answer.status === 'failure' || !Array.isArray(answer.transactions)) throw new Fault('iyzico.no-books')
    pages = Number(answer.totalPageCount ?? 1)
    rows.push(...answer.transactions.map(rowOf))
  }
  return rows
}

function rowOf(row: Readonly<Record<string, unknown>>): BookedRow {
  const { minor, currency } = priceOf(row.price, row.transactionCurrency)
  const type = String(row.transactionType)
  const [transactionId, paymentId] = [String(row.transactionId), String(row.paymentId)]
  const meaning = meaningOf(type, row.transactionStatus)
  return {
    rowId: `${transactionId}:${type}`,
    paymentId: String(row.paymentConversationId),
    attempt: paymentId,
    type,
    meaning,
    minor: Math.abs(minor),
    currency,
    at: String(row.transactionDate ?? ''),
    ...(meaning === 'lost' || meaning === 'regained' ? { caseId: `${paymentId}:chargeback` } : {}),
  }
}

/** Transactions that were refused (-1) or are under review (0) are listed too, but moved no money. */
const meaningOf = (type: string, status: unknown): BookMeaning =>
  status === -1 || status === 0 ? (meanings[type] === undefined ? 'unknown' : 'nothing') : (meanings[type] ?? 'unknown')
