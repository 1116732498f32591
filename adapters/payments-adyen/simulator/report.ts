import { exponentOf, majorOf } from '#foundation/money.ts'
import type { Faults } from './faults.ts'
import type { ReportRow } from './report-rows.ts'

const columns = [
  'Company Account',
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Booking Date',
  'TimeZone',
  'Main Currency',
  'Main Amount',
  'Record Type',
  'Processing Fee Currency',
  'Processing Fee (FC)',
  'Modification Psp Reference',
  'Modification Merchant Reference',
] as const

export interface ReportRequest {
  readonly merchantAccount: string
  /** `2026-11-20` */
  readonly day: string
  readonly rows: readonly ReportRow[]
  readonly faults: Pick<Faults, 'reportDelayDays' | 'reportMore'>
  readonly now: Date
}

/** The payment accounting report of a day; undefined if it has not been made yet. */
export function accountingReport({ merchantAccount, day, rows, faults, now }: ReportRequest): string | undefined {
  const newest = new Date(now.getTime() - faults.reportDelayDays * 86_400_000).toISOString().slice(0, 10)
  if (day > newest) return undefined
  const lines = rows.filter(({ at }) => at.startsWith(day)).map((row) => lineOf(merchantAccount, row))
  return `${[columns.join(','), ...lines, ...(faults.reportMore === '' ? [] : faults.reportMore.split('\n'))].join('\n')}\n`
}

/** Every line contains a fee, which is not part of the payment. */
const lineOf = (merchantAccount: string, row: ReportRow): string =>
  [
    'Selvedge',
    merchantAccount,
    row.pspReference,
    row.reference,
    row.method,
    row.at.slice(0, 19).replace('T', ' '),
    'UTC',
    row.currency,
    decimal(row.value, row.currency),
    row.type,
    'EUR',
    '0.11',
    row.modification,
    row.modificationReference,
  ].join(',')

const decimal = (minor: number, currency: string): string => majorOf({ minor, currency }).toFixed(exponentOf(currency))
