import { expect, test } from 'vitest'
import type { Payment } from './payment.ts'
import { toastOfPayment } from './payment-toasts.ts'

const card = { type: 'scheme', name: 'Card', brands: [], fields: 'test-card' as const }
const step = (more: Partial<Payment>): Payment => ({
  checkoutBasketId: 'c',
  amount: { amount: 10, currency: 'DKK' },
  methods: [card],
  simulated: true,
  provider: 'adyen',
  icons: [],
  ...more,
})
const link = { url: '/l', qrCode: 'data:', linkId: 'l', askAgainAfterMs: 5000 }
const refused = { formAction: 'pay', values: {}, problems: { '': ['No.'] } }

test('says that payment is impossible when no provider answers [C-PAY-02, C-TST-12]', () => {
  expect(toastOfPayment(step({ methods: [] }), undefined)).toEqual([
    'danger',
    'feedback.error_payment_providers_initialization',
  ])
  expect(toastOfPayment(step({}), undefined)).toBeUndefined()
  expect(toastOfPayment(step({ methods: [], provider: 'gift-cards' }), undefined)).toBeUndefined()
  const byLink = step({ methods: [], provider: 'pay-by-link', link: { ...link, status: 'Active' } })
  expect(toastOfPayment(byLink, undefined)).toBeUndefined()
  const waiting = step({ methods: [], waiting: { askAgainAfterMs: 5000, gaveUp: false } })
  expect(toastOfPayment(waiting, undefined)).toBeUndefined()
})

test('says that Klarna could not be asked, or that gift cards could not complete the order [C-KLA-03, C-TST-13, C-TST-14]', () => {
  const klarna = ['warning', 'feedback.error_klarna_request_payment']
  expect(toastOfPayment(step({ provider: 'klarna' }), refused)).toEqual(klarna)
  expect(toastOfPayment(step({ provider: 'klarna', refusal: 'payment.not-reached' }), undefined)).toEqual(klarna)
  expect(toastOfPayment(step({ provider: 'klarna', refusal: 'payment.cancelled' }), undefined)).toBeUndefined()
  expect(toastOfPayment(step({ refusal: 'payment.not-reached' }), undefined)).toBeUndefined()
  expect(toastOfPayment(step({ provider: 'gift-cards' }), refused)).toEqual([
    'warning',
    'feedback.error_gift_card_complete_payment',
  ])
  for (const provider of ['klarna', 'gift-cards'] as const)
    expect(toastOfPayment(step({ provider }), undefined)).toBeUndefined()
})

test('says how a payment link stands: pending warns, expired is an error [C-PBL-02, C-TST-15, C-TST-16]', () => {
  const pending = step({ methods: [], provider: 'pay-by-link', link: { ...link, status: 'PaymentPending' } })
  const waiting = { askAgainAfterMs: 5000, gaveUp: false }
  expect(toastOfPayment(step({ methods: [], waiting }), undefined)).toBeUndefined()
  for (const one of [pending, step({ methods: [], provider: 'pay-by-link', waiting })])
    expect(toastOfPayment(one, undefined)).toEqual(['warning', 'feedback.error_pay_by_link_pending'])
  const expired = step({
    provider: 'pay-by-link',
    refusal: 'payment.link-expired',
    link: { ...link, status: 'Active' },
  })
  expect(toastOfPayment(expired, undefined)).toEqual(['danger', 'feedback.error_pay_by_link_expired'])
})
