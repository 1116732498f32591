import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'

const head =
  'Company Account,Merchant Account,Psp Reference,Merchant Reference,Booking Date,Main Currency,Main Amount,Record Type,Modification Psp Reference'
const line = (
  type: string,
  amount = '100.00',
  more: { account?: string; currency?: string; modification?: string } = {},
) => {
  const { account = 'M', currency = 'DKK', modification = '' } = more
  return `C,${account},P1,o1,2026-11-20 10:00:00,${currency},${amount},${type},${modification}`
}
const read = (...lines: readonly string[]) => readReport([head, ...lines].join('\n'), 'M')

test.each([
  ['Received', 'nothing'],
  ['Authorised', 'taken'],
  ['Refused', 'nothing'],
  ['Error', 'nothing'],
  ['Cancelled', 'released'],
  ['Expired', 'released'],
  ['SentForSettle', 'nothing'],
  ['Settled', 'nothing'],
  ['CaptureFailed', 'lost'],
  ['SettledReversed', 'lost'],
  ['SentForRefund', 'back'],
  ['Refunded', 'back'],
  ['RefundFailed', 'back-failed'],
  ['RefundedReversed', 'back-failed'],
  ['Chargeback', 'lost'],
  ['SecondChargeback', 'lost'],
  ['ChargebackReversed', 'regained'],
  ['Fee', 'nothing'],
  ['MerchantPayout', 'nothing'],
  ['SomethingNew', 'unknown'],
])('an entry of type %s is %s', (type, meaning) => {
  expect(read(line(type))).toMatchObject([
    { type, meaning, minor: 10000, paymentId: 'o1', at: '2026-11-20T10:00:00.000Z' },
  ])
})

test('a refund that was sent and one that arrived are one movement, two refunds are two', () => {
  const sent = (type: string, modification: string) => line(type, '40.00', { modification })
  const ids = read(sent('SentForRefund', 'R1'), sent('Refunded', 'R1'), sent('Refunded', 'R2')).map(
    ({ rowId }) => rowId,
  )

  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[0])
})

test('amounts are read in whole units of their currency, of no, two and three decimals', () => {
  expect(read(line('Authorised', '1250', { currency: 'JPY' }))[0]!.minor).toBe(1250)
  expect(read(line('Authorised', '19.90'))[0]!.minor).toBe(1990)
  expect(read(line('Authorised', '1.250', { currency: 'KWD' }))[0]!.minor).toBe(1250)
  expect(() => read(line('Authorised', '1e3'))).toThrow('adyen.report-unknown')
})

test('entries of another merchant account are none of ours, and a report of another form is none at all', () => {
  expect(read(line('Authorised', '1.00', { account: 'Other' }))).toEqual([])
  expect(() => readReport('Merchant Account,Type\nM,Authorised', 'M')).toThrow('adyen.report-unknown')
})
