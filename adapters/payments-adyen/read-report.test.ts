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

test('counts the sent and the completed entry of a refund as one movement, and two refunds as two', () => {
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

test('ignores entries of other merchant accounts and rejects a report of an unknown form', () => {
  expect(read(line('Authorised', '1.00', { account: 'Other' }))).toEqual([])
  expect(() => readReport('Merchant Account,Type\nM,Authorised', 'M')).toThrow('adyen.report-unknown')
})

test.each([
  ['Authorised', 'P1:taken', undefined],
  ['Cancelled', 'P1:released', undefined],
  ['Expired', 'P1:released', undefined],
  ['Refunded', 'X1:back', undefined],
  ['RefundFailed', 'X1:back-failed', undefined],
  ['Chargeback', 'X1:Chargeback', 'X1'],
  ['ChargebackReversed', 'X1:ChargebackReversed', 'X1'],
  ['CaptureFailed', 'X1:CaptureFailed', 'P1'],
  ['Fee', 'X1:Fee', undefined],
])('an entry of type %s is the movement %s of the case %s', (type, rowId, caseId) => {
  const [row] = read(line(type, '40.00', { modification: 'X1' }))

  expect(row).toMatchObject({ rowId, attempt: 'P1', currency: 'DKK' })
  expect(row!.caseId).toBe(caseId)
})

test('an entry without a reference of its own has that of the payment', () => {
  expect(read(line('Chargeback'))).toMatchObject([{ rowId: 'P1:Chargeback', caseId: 'P1' }])
  expect(read(line('Refunded'))).toMatchObject([{ rowId: 'P1:back' }])
})

test('reads amounts without their sign, and a missing amount as zero', () => {
  expect(read(line('Refunded', '-40.00'))[0]!.minor).toBe(4000)
  expect(read(line('Fee', ''))[0]!.minor).toBe(0)
  for (const odd of ['1.', '.5', 'x1', '1x', '1,00', '--1', '99999999999999999999'])
    expect(() => read(line('Authorised', `"${odd}"`))).toThrow('adyen.report-unknown')
})

test('moments are read with their zone or as UTC, and are never guessed', () => {
  const at = (text: string) => read(line('Authorised').replace('2026-11-20 10:00:00', text))[0]!.at

  expect(at('2026-11-20T10:00:00+01:00')).toBe('2026-11-20T09:00:00.000Z')
  expect(at('2026-11-20 10:00:00')).toBe('2026-11-20T10:00:00.000Z')
  expect(at('yesterday')).toBe('1970-01-01T00:00:00.000Z')
})

test('a report is read with a byte order mark, empty lines and lines cut short, and needs every column', () => {
  expect(read('', line('Authorised'), '')).toHaveLength(1)
  expect(readReport(`\ufeff${head}\n${line('Authorised')}`, 'M')).toHaveLength(1)
  expect(read('C,M,P1,o1,2026-11-20 10:00:00,DKK,1.00,Authorised')).toMatchObject([{ rowId: 'P1:taken' }])
  for (const name of head.split(',').slice(1))
    expect(() => readReport(head.replace(name, 'Other'), 'M')).toThrow('adyen.report-unknown')
  expect(() => readReport('', 'M')).toThrow('adyen.report-unknown')
  expect(() => read('C,M,"P1')).toThrow('adyen.report-unknown')
})
