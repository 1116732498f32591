import { expect, test } from 'vitest'
import { isSigned, type NotificationItem, signatureOf } from './notification-signature.ts'
import { readNotification } from './read-notification.ts'

const hmacKey = '44'.repeat(32)
const sample: NotificationItem = {
  eventCode: 'AUTHORISATION',
  success: 'true',
  pspReference: 'P1',
  originalReference: '',
  merchantAccountCode: 'M',
  merchantReference: 'o1',
  amount: { value: 100, currency: 'DKK' },
  additionalData: { hmacSignature: 'c/KRc8+pDmD+v0rVN8/lVOIOfmmG031gUzY5gzWWvwo=' },
}
const notification = (item: unknown, live = 'false') => ({
  live,
  notificationItems: [{ NotificationRequestItem: item }],
})
const read = (body: unknown, merchantAccount = 'M') =>
  readNotification({ merchantAccount, hmacKey, environment: 'test' }, body)

test('verifies the signature of the documented sample [C-PAY-O5]', () => {
  expect(isSigned(sample, hmacKey)).toBe(true)
  expect(isSigned(sample, '45'.repeat(32))).toBe(false)
})

test('rejects notifications that are unsigned, for another merchant, of the wrong environment, or of an unknown form [C-PAY-O5]', () => {
  const { additionalData: _left, ...unsigned } = sample

  expect(read(notification(sample))).toMatchObject([{ paymentId: 'o1', outcome: 'authorised' }])
  expect(read(notification(unsigned))).toBe('forged')
  expect(read(notification(sample), 'Other')).toBe('forged')
  expect(read(notification(sample, 'true'))).toBe('forged')
  for (const odd of [
    notification(null),
    notification({ ...sample, amount: null }),
    notification('x'),
    { live: 'false' },
    { live: 'false', notificationItems: [] },
  ]) {
    expect(read(odd)).toBe('forged')
  }
})

test('distinguishes a cancellation by the shopper from a refusal by the bank', () => {
  const told = (reason: string) => {
    const item = { ...sample, success: 'false', reason }
    const notices = read(notification({ ...item, additionalData: { hmacSignature: signatureOf(item, hmacKey) } }))
    return notices === 'forged' ? notices : notices.map(({ outcome }) => outcome)
  }

  expect(told('Cancelled')).toEqual(['cancelled'])
  expect(told('Refused')).toEqual(['refused'])
})

const noticeOf = (more: Partial<NotificationItem>) => {
  const item = {
    ...sample,
    pspReference: 'D1',
    originalReference: 'P1',
    eventDate: '2026-11-20T10:00:00+01:00',
    ...more,
  }
  const signed = { ...item, additionalData: { ...item.additionalData, hmacSignature: signatureOf(item, hmacKey) } }
  const notices = read(notification(signed))
  return notices === 'forged' ? undefined : notices[0]
}

test.each([
  ['CANCELLATION', 'cancelled', 'P1'],
  ['CANCEL_OR_REFUND', 'cancelled', 'P1'],
  ['TECHNICAL_CANCEL', 'cancelled', 'P1'],
  ['EXPIRE', 'cancelled', 'P1'],
  ['CAPTURE_FAILED', 'capture-failed', 'P1'],
  ['REQUEST_FOR_INFORMATION', 'dispute-opened', 'D1'],
  ['NOTIFICATION_OF_FRAUD', 'dispute-opened', 'D1'],
  ['NOTIFICATION_OF_CHARGEBACK', 'dispute-opened', 'D1'],
  ['PREARBITRATION_OPEN', 'dispute-opened', 'D1'],
  ['SCHEME_ARBITRATION', 'dispute-opened', 'D1'],
  ['CHARGEBACK', 'chargeback', 'D1'],
  ['SECOND_CHARGEBACK', 'chargeback', 'D1'],
  ['PREARBITRATION_LOST', 'chargeback', 'D1'],
  ['SCHEME_ARBITRATION_LOST', 'chargeback', 'D1'],
  ['CHARGEBACK_REVERSED', 'chargeback-reversed', 'D1'],
  ['PREARBITRATION_WON', 'chargeback-reversed', 'D1'],
  ['SCHEME_ARBITRATION_WON', 'chargeback-reversed', 'D1'],
])('reads %s as money that is %s', (eventCode, kind, caseId) => {
  const amount = { minor: 100, currency: 'DKK' }

  expect(noticeOf({ eventCode })).toMatchObject({
    paymentId: 'o1',
    reference: 'P1',
    money: { kind, caseId, amount, at: '2026-11-20T09:00:00.000Z' },
  })
  expect(noticeOf({ eventCode, success: 'false' })?.money).toBeUndefined()
})

test.each([
  ['REFUND', 'true', 'done'],
  ['REFUND', 'false', 'refused'],
  ['REFUND_FAILED', 'true', 'failed'],
  ['REFUNDED_REVERSED', 'true', 'reversed'],
])('reads %s (%s) as a refund that is %s', (eventCode, success, outcome) => {
  expect(noticeOf({ eventCode, success, merchantReference: 'r1' })).toMatchObject({
    paymentId: '',
    reference: 'P1',
    outcome: 'none',
    refund: { refundId: 'r1', outcome },
  })
})

test('returns the deadline for answering a chargeback', () => {
  const additionalData = { hmacSignature: '', defensePeriodEndsAt: '2026-12-01T00:00:00Z' }

  expect(noticeOf({ eventCode: 'NOTIFICATION_OF_CHARGEBACK', additionalData, reason: 'Fraud' })?.money).toMatchObject({
    answerBy: '2026-12-01T00:00:00.000Z',
    reason: 'Fraud',
  })
})

test.each(['CAPTURE', 'REPORT_AVAILABLE', 'ORDER_CLOSED', 'SOMETHING_NEW'])(
  'accepts %s without changing anything',
  (eventCode) => {
    expect(noticeOf({ eventCode })).toMatchObject({ outcome: 'none' })
    expect(noticeOf({ eventCode })?.money).toBeUndefined()
  },
)

const signed = (more: object) => {
  const item = { ...sample, ...more } as NotificationItem
  return { ...item, additionalData: { hmacSignature: signatureOf(item, hmacKey) } }
}

test('rejects a signature that is cut, longer, missing, or made for other values [C-PAY-O5]', () => {
  const right = signatureOf(sample, hmacKey)
  const takes = (hmacSignature: string, more: Partial<NotificationItem> = {}) =>
    isSigned({ ...sample, ...more, additionalData: { hmacSignature } }, hmacKey)

  expect(takes(right)).toBe(true)
  for (const other of ['', right.slice(0, 8), `${right.slice(0, 43)}AAAA`, 'A'.repeat(44)])
    expect(takes(other)).toBe(false)
  for (const more of [
    { success: 'false' },
    { merchantReference: 'o2' },
    { originalReference: 'P0' },
    { eventCode: 'X' },
  ])
    expect(takes(right, more)).toBe(false)
  expect(takes(right, { amount: { value: 1, currency: 'DKK' } })).toBe(false)
  expect(isSigned({ ...sample, additionalData: {} }, hmacKey)).toBe(false)
  const { originalReference: _none, ...first } = sample
  expect(isSigned(first, hmacKey)).toBe(true)
})

test('a live shop accepts live notifications and rejects test notifications [C-PAY-O5]', () => {
  const inLive = (live: string) =>
    readNotification({ merchantAccount: 'M', hmacKey, environment: 'live' }, notification(sample, live))

  expect(inLive('true')).toHaveLength(1)
  expect(inLive('false')).toBe('forged')
})

test('rejects all events of a message when one is forged, and accepts them when all are valid [C-PAY-O5]', () => {
  const both = (...items: unknown[]) =>
    read({ live: 'false', notificationItems: items.map((item) => ({ NotificationRequestItem: item })) })

  expect(both(sample, signed({ pspReference: 'P2' }))).toHaveLength(2)
  expect(both(sample, { ...sample, pspReference: 'P2' })).toBe('forged')
  expect(both({ ...sample, success: 'false' }, sample)).toBe('forged')
  expect(read({ live: 'false', notificationItems: [null] })).toBe('forged')
  expect(read({ live: 'false', notificationItems: { length: 1 } })).toBe('forged')
})

test.each<[string, object]>([
  ['pspReference', { pspReference: undefined }],
  ['merchantReference', { merchantReference: undefined }],
  ['eventCode', { eventCode: undefined }],
  ['success', { success: undefined }],
  ['amount', { amount: { value: 1.5, currency: 'DKK' } }],
  ['amount', { amount: { value: '100', currency: 'DKK' } }],
  ['currency', { amount: { value: 100 } }],
])('takes no event without its %s, though it is signed [C-PAY-O5]', (_, more) => {
  expect(read(notification(signed(more)))).toBe('forged')
})

test.each([
  ['AUTHORISATION', 'true', 'authorised', undefined],
  ['AUTHORISATION', 'false', 'refused', 'payment.refused'],
  ['CANCELLATION', 'true', 'voided', undefined],
  ['CANCEL_OR_REFUND', 'true', 'voided', undefined],
  ['TECHNICAL_CANCEL', 'true', 'voided', undefined],
  ['CANCELLATION', 'false', 'none', undefined],
  ['OFFER_CLOSED', 'true', 'expired', 'payment.expired'],
  ['EXPIRE', 'true', 'expired', 'payment.expired'],
  ['EXPIRE', 'false', 'none', undefined],
  ['OFFER_CLOSED', 'false', 'none', undefined],
])('reads %s (%s) of an attempt to pay as %s', (eventCode, success, outcome, reason) => {
  const notice = noticeOf({ eventCode, success })

  expect(notice).toMatchObject({
    eventId: `D1:${eventCode}:${success}`,
    amount: { minor: 100, currency: 'DKK' },
    outcome,
  })
  expect(notice?.reason).toBe(reason)
})

test('uses the reference of the payment when an event has its own reference as well', () => {
  expect(noticeOf({})?.reference).toBe('P1')
  expect(noticeOf({ originalReference: '' })?.reference).toBe('D1')
  expect(noticeOf({ eventCode: 'CANCELLATION', originalReference: '' })?.money?.caseId).toBe('D1')
  expect(noticeOf({ eventCode: 'CAPTURE_FAILED', originalReference: '' })?.money?.caseId).toBe('D1')
  expect(noticeOf({ eventCode: 'REFUND', originalReference: '' })).not.toHaveProperty('reference')
})

test.each([
  ['REFUND_WITH_DATA', 'true', 'done'],
  ['REFUND_WITH_DATA', 'false', 'refused'],
  ['REFUND_FAILED', 'false', undefined],
  ['REFUNDED_REVERSED', 'false', undefined],
])('reads %s (%s) as a refund that is %s, with its moment', (eventCode, success, outcome) => {
  const refund = { refundId: 'o1', outcome, at: '2026-11-20T09:00:00.000Z' }

  expect(noticeOf({ eventCode, success })?.refund).toEqual(outcome === undefined ? undefined : refund)
})

test('leaves out details that an event about money does not contain', () => {
  const told = noticeOf({ eventCode: 'CHARGEBACK', reason: '' })?.money

  expect(told).not.toHaveProperty('reason')
  expect(told).not.toHaveProperty('answerBy')
  expect(noticeOf({ eventCode: 'REFUND', eventDate: '' })?.refund).not.toHaveProperty('at')
})

test('uses the current time when the time of an event cannot be read', () => {
  const before = Date.now()
  const at = Date.parse(noticeOf({ eventCode: 'CHARGEBACK', eventDate: 'yesterday' })!.money!.at)

  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Date.now())
})
