import { parse } from 'csv-parse/sync'
import { Fault } from '#foundation/fault.ts'
import { fromMajor } from '#foundation/money.ts'
import type { BookedRow, BookMeaning } from '#server/payments/payment-provider.port.ts'

/**
 * The meaning of each record type of the payment accounting report. Adyen captures automatically after the
 * authorisation, so the records after it say nothing new. A type that is not listed is unknown: it is reported, and
 * nothing else happens.
 */
const meanings: Readonly<Record<string, BookMeaning>> = {
  Received: 'nothing',
  Refused: 'nothing',
  Error: 'nothing',
  AuthorisedPending: 'nothing',
  Authorised: 'taken',
  Cancelled: 'released',
  Expired: 'released',
  SentForSettle: 'nothing',
  Settled: 'nothing',
  SettledInInstallments: 'nothing',
  SettledExternally: 'nothing',
  SettledExternallyWithInfo: 'nothing',
  CaptureFailed: 'lost',
  SettledReversed: 'lost',
  SettledExternallyReversed: 'lost',
  SentForRefund: 'back',
  Refunded: 'back',
  RefundedInInstallments: 'back',
  RefundedExternally: 'back',
  RefundedExternallyWithInfo: 'back',
  RefundFailed: 'back-failed',
  RefundedReversed: 'back-failed',
  RequestForInformation: 'nothing',
  NotificationOfFraud: 'nothing',
  NotificationOfChargeback: 'nothing',
  Chargeback: 'lost',
  ChargebackExternally: 'lost',
  ChargebackExternallyWithInfo: 'lost',
  SecondChargeback: 'lost',
  ChargebackReversed: 'regained',
  ChargebackReversedExternallyWithInfo: 'regained',
  Fee: 'nothing',
  MiscCosts: 'nothing',
  InvoiceDeduction: 'nothing',
  MerchantPayout: 'nothing',
  Balancetransfer: 'nothing',
  DepositCorrection: 'nothing',
}

const needed = {
  account: 'Merchant Account',
  psp: 'Psp Reference',
  reference: 'Merchant Reference',
  at: 'Booking Date',
  currency: 'Main Currency',
  amount: 'Main Amount',
  type: 'Record Type',
  modification: 'Modification Psp Reference',
} as const

/** Reads the payment accounting report of a day: the rows of one merchant account. */
export function readReport(csv: string, merchantAccount: string): readonly BookedRow[] {
  const [names = [], ...lines] = tableIn(csv)
  const column = (name: keyof typeof needed) => names.indexOf(needed[name])
  if (Object.keys(needed).some((name) => column(name as keyof typeof needed) === -1))
    throw new Fault('adyen.report-unknown', { names })
  return lines
    .filter((cells) => cells[column('account')] === merchantAccount)
    .map((cells) => rowOf((name) => cells[column(name)] ?? '', cells))
}

function tableIn(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true })
  } catch (error) {
    throw new Fault('adyen.report-unknown', { error: String(error) })
  }
}

function rowOf(cell: (name: keyof typeof needed) => string, cells: readonly string[]): BookedRow {
  const [type, currency, psp, modification] = [cell('type'), cell('currency'), cell('psp'), cell('modification')]
  const meaning = meanings[type] ?? 'unknown'
  const minor = Math.abs(minorOf(cell('amount'), currency, cells))
  const caseId = type === 'CaptureFailed' ? psp : modification || psp
  return {
    rowId: rowIdOf(meaning, type, psp, modification || psp),
    paymentId: cell('reference'),
    attempt: psp,
    type,
    meaning,
    minor,
    currency,
    at: timeOf(cell('at')),
    ...(meaning === 'lost' || meaning === 'regained' ? { caseId } : {}),
  }
}

/** A refund is booked when it is sent and again when it arrives. Both rows get the same id, because they are one movement. */
function rowIdOf(meaning: BookMeaning, type: string, psp: string, modification: string): string {
  if (meaning === 'taken' || meaning === 'released') return `${psp}:${meaning}`
  if (meaning === 'back' || meaning === 'back-failed') return `${modification}:${meaning}`
  return `${modification}:${type}`
}

/** Amounts are in whole units with a decimal point. An empty amount is 0. */
function minorOf(text: string, currency: string, row: readonly string[]): number {
  if (text === '') return 0
  if (!/^-?\d{1,12}(\.\d+)?$/.test(text)) throw new Fault('adyen.report-unknown', { row })
  return fromMajor(Number(text), currency).minor
}

const timeOf = (text: string): string => {
  const time = Date.parse(text.includes('T') ? text : `${text.replace(' ', 'T')}Z`)
  return new Date(Number.isNaN(time) ? 0 : time).toISOString()
}
