import { describe, expect, test } from 'vitest'
import type { Charge } from '#server/payments/payment-provider.port.ts'
import {
  describePaymentProvider,
  type Press,
  type ProviderUnderTest,
} from '#server/payments/payment-provider.port-test.ts'
import { openSimulatedProvider, type SimulatedProvider } from '#server/payments/simulated-provider.fakes.ts'
import { isSigned, type NotificationItem, signatureOf } from './notification-signature.ts'
import { readAnswer } from './read-answer.ts'
import { readNotification } from './read-notification.ts'
import { adyenLinks, adyenPayments, adyenTerminals } from './server.ts'
import { adyenSimulator } from './simulator/index.ts'

const keys = { apiKey: 'k', merchantAccount: 'M', hmacKey: '44'.repeat(32) }
const card = (number: string, holderName = 'Ane') => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedSecurityCode: 'test_737',
  holderName,
})
const outcomes = { approve: 'approve', refuse: 'fail', cancel: 'cancel', pend: 'pending' }

interface Booked {
  readonly reference: string
  readonly state: string
  readonly amount: { readonly value: number }
  readonly refunds: Readonly<Record<string, number>>
}

async function openAdyen(
  make: typeof adyenPayments,
  rest: Pick<ProviderUnderTest, 'charge' | 'ends'> & {
    readonly toward?: (press: Press, charge: Charge, simulated: SimulatedProvider) => Charge | Promise<Charge>
  },
): Promise<ProviderUnderTest> {
  const simulated = await openSimulatedProvider('adyen', adyenSimulator(keys))
  const { url, control } = simulated
  const { toward, ...more } = rest
  const provider = make({
    ...keys,
    apiUrl: `${url}/v72`,
    clientKey: 'test_x',
    environment: 'test',
    simulated: true,
    origins: [url],
    reportsUrl: `${url}/reports`,
    reportUser: 'report@shop:secret',
    terminalUrl: url,
    terminalHoldMs: 100,
    terminals: { one: 'V400m-000000001' },
  })
  return {
    provider,
    press: async ({ action }, press) => {
      if (!action?.url) return {}
      const body = new URLSearchParams({ outcome: outcomes[press] })
      const back = await fetch(action.url, { method: 'POST', body, redirect: 'manual' })
      return Object.fromEntries(new URL(back.headers.get('location')!).searchParams)
    },
    notifications: simulated.notifications,
    moveOn: simulated.moveOn,
    loseNextAnswer: () => control({ garbling: 1 }),
    overcharge: (overcharge) => control({ overcharge }),
    kept: async (id) =>
      (await simulated.ledger<Booked>())
        .filter(({ reference, state }) => reference === id && state === 'authorised')
        .reduce(
          (sum, { amount, refunds }) => sum + amount.value - Object.values(refunds).reduce((a, b) => a + b, 0),
          0,
        ),
    close: simulated.close,
    ...more,
    ...(toward ? { toward: (press: Press, charge: Charge) => toward(press, charge, simulated) } : {}),
  }
}

const inDenmark = { country: 'DK', locale: 'da-DK', currencies: ['DKK', 'JPY', 'KWD'] }
const cards = { approve: '4111111111111111', refuse: '4000000000000002', pend: '4111111111111111' }

describe('by card', () =>
  describePaymentProvider(() =>
    openAdyen(adyenPayments, {
      charge: { ...inDenmark, method: card(cards.approve) },
      ends: { refuse: 'refused', cancel: 'cancelled' },
      toward: (press, charge) => ({
        ...charge,
        method: press === 'cancel' ? { type: 'mobilepay' } : card(cards[press], press === 'pend' ? 'PENDING' : 'Ane'),
      }),
    }),
  ))

describe('by a wallet’s own page', () =>
  describePaymentProvider(() =>
    openAdyen(adyenPayments, {
      charge: { ...inDenmark, method: { type: 'mobilepay' } },
      ends: { refuse: 'refused', cancel: 'cancelled' },
      toward: (press, charge) => (press === 'pend' ? { ...charge, method: card(cards.pend, 'PENDING') } : charge),
    }),
  ))

describe('by a link', () =>
  describePaymentProvider(() =>
    openAdyen(adyenLinks, {
      charge: { ...inDenmark, method: { type: 'paybylink' } },
      ends: { refuse: 'actionrequired', cancel: 'actionrequired' },
    }),
  ))

describe('on the hosted page, where there are no fields for a card', () =>
  describePaymentProvider(() =>
    openAdyen(adyenPayments, {
      charge: { ...inDenmark, method: { type: 'scheme' } },
      ends: { refuse: 'actionrequired', cancel: 'actionrequired' },
    }),
  ))

test('hands on all a bank’s challenge needs to be asked in place', () => {
  const action = {
    type: 'threeDS2',
    subtype: 'challenge',
    token: 'eyJ',
    authorisationToken: 'A',
    paymentMethodType: 'scheme',
  }

  expect(readAnswer({ resultCode: 'ChallengeShopper', pspReference: 'P', action }).action).toEqual({
    type: 'threeDS2',
    paymentMethodType: 'scheme',
    more: { subtype: 'challenge', token: 'eyJ', authorisationToken: 'A' },
  })
})

describe('at a terminal', () =>
  describePaymentProvider(() =>
    openAdyen(adyenTerminals, {
      charge: { ...inDenmark, method: { type: 'terminal' } },
      ends: { refuse: 'refused', cancel: 'cancelled' },
      // A terminal's last decimals say what somebody does there; waiting is a person who takes their time.
      toward: async (press, charge, simulated) => {
        if (press === 'pend') await simulated.control({ terminalMs: 3_600_000 })
        const cents = { refuse: 51, cancel: 52, approve: 0, pend: 0 }[press]
        return { ...charge, amount: { ...charge.amount, minor: charge.amount.minor + cents } }
      },
    }),
  ))

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
  readNotification({ merchantAccount, hmacKey: keys.hmacKey, environment: 'test' }, body)

test('verifies the signature of the documented sample [C-PAY-O5]', () => {
  expect(isSigned(sample, keys.hmacKey)).toBe(true)
  expect(isSigned(sample, '45'.repeat(32))).toBe(false)
})

test('takes no notification that is unsigned, for another merchant, of the wrong environment, or of no known form [C-PAY-O5]', () => {
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

test('never guesses what an unknown result means', () => {
  expect(() => readAnswer({ resultCode: 'PartiallyAuthorised', pspReference: 'P' })).toThrow('adyen.result-unknown')
  expect(() => readAnswer({ resultCode: 'RedirectShopper', pspReference: 'P' })).toThrow('adyen.action-missing')
  expect(() => readAnswer({})).toThrow('adyen.result-unknown')
})

test('tells a shopper who cancelled from a bank that refused', () => {
  const told = (reason: string) => {
    const item = { ...sample, success: 'false', reason }
    const notices = read(notification({ ...item, additionalData: { hmacSignature: signatureOf(item, keys.hmacKey) } }))
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
  const signed = { ...item, additionalData: { ...item.additionalData, hmacSignature: signatureOf(item, keys.hmacKey) } }
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

test('tells until when a chargeback can be answered', () => {
  const additionalData = { hmacSignature: '', defensePeriodEndsAt: '2026-12-01T00:00:00Z' }

  expect(noticeOf({ eventCode: 'NOTIFICATION_OF_CHARGEBACK', additionalData, reason: 'Fraud' })?.money).toMatchObject({
    answerBy: '2026-12-01T00:00:00.000Z',
    reason: 'Fraud',
  })
})

test.each(['CAPTURE', 'REPORT_AVAILABLE', 'ORDER_CLOSED', 'SOMETHING_NEW'])(
  'takes note of %s, which changes nothing',
  (eventCode) => {
    expect(noticeOf({ eventCode })).toMatchObject({ outcome: 'none' })
    expect(noticeOf({ eventCode })?.money).toBeUndefined()
  },
)
