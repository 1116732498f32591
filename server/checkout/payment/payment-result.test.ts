import { expect, test } from 'vitest'
import type { Payment, PaymentState } from '#server/payments/index.ts'
import { paymentResult } from './payment-result.ts'

const urls = { receiptUrl: '/receipt', paymentUrl: '/payment', t: (key: string) => `(${key})` }
const order = { id: 'order-1', orderNumber: '10000008' }
const payment = (state: PaymentState, more: Partial<Payment> = {}) =>
  ({ state, provider: 'adyen', action: null, reason: null, ...more }) as Payment

test('leads to the receipt once it is paid and there is an order [C-ENT-12, C-PRS-O2, C-PRS-O1, C-PRS-01, C-RTE-23]', () => {
  for (const state of ['authorised', 'received'] as const)
    expect(paymentResult(urls, { payment: payment(state), order })).toEqual({
      ...{ paymentState: state, url: '/receipt?orderid=order-1', orderId: 'order-1', orderNumber: '10000008' },
    })
})

test('shows an uncertain payment as pending, and leads back to the payment step [C-PAY-05]', () => {
  for (const state of ['started', 'unknown', 'pending'] as const)
    expect(paymentResult(urls, { payment: payment(state), order: undefined })).toEqual({
      ...{ paymentState: 'pending', url: '/payment' },
    })
  expect(paymentResult(urls, { payment: payment('pending'), order })).toMatchObject({ orderId: 'order-1' })
  expect(paymentResult(urls, { payment: payment('actionrequired'), order: undefined })).toEqual({
    ...{ paymentState: 'actionrequired', url: '/payment' },
  })
})

test('returns the next step of each provider’s action [C-ENT-12, C-CAR-02, C-KLA-02, C-IYZ-01, C-POS-O1, C-CAR-O1]', () => {
  const action = {
    ...{ type: 'redirect', method: 'POST', paymentMethodType: 'scheme' },
    ...{ url: 'https://provider.example/pay', data: { token: 't-1' } },
  }
  const { url } = action
  const told = (provider: Payment['provider'], more: object = action) =>
    paymentResult(urls, {
      payment: payment('actionrequired', { provider, action: more as typeof action }),
      order: undefined,
    })
  const paymentState = 'actionrequired'

  expect(told('adyen')).toEqual({ paymentState, adyenAction: action })
  for (const type of ['threeDS2', 'qrCode', 'await', 'sdk'])
    expect(told('adyen', { type, paymentMethodType: 'x', more: { token: 't-2' } })).toEqual({
      ...{ paymentState, adyenAction: { type, paymentMethodType: 'x', more: { token: 't-2' } } },
    })
  expect(told('klarna')).toEqual({ paymentState, url, redirectUrl: url, status: 'redirect' })
  expect(told('iyzico')).toEqual({
    ...{ paymentState, url, redirectUrl: url, iyzicoPaymentUrl: url, token: 't-1', iyzicoStatus: 'success' },
  })
  expect(told('iyzico', { type: 'redirect', url })).toMatchObject({ token: '' })
  expect(told('pos', { type: 'await' })).toEqual({ paymentState, url: '/payment' })
})

test('shows why a payment failed, and a withdrawn payment as an error [C-PRS-O2, C-ENT-12, C-CAR-02, C-IYZ-01]', () => {
  const told = (state: PaymentState, more: Partial<Payment> = {}) =>
    paymentResult(urls, { payment: payment(state, more), order: undefined })
  const refused = { url: '/payment', redirectReason: '(payment.refused)', error: 'payment.refused' }

  expect(told('refused')).toEqual({ paymentState: 'refused', ...refused })
  expect(told('refused', { provider: 'iyzico' })).toMatchObject({ iyzicoStatus: 'failure' })
  expect(told('expired', { reason: 'payment.too-late' })).toMatchObject({
    ...{ paymentState: 'expired', error: 'payment.too-late', redirectReason: '(payment.too-late)' },
  })
  for (const state of ['voiding', 'voided'] as const) expect(told(state)).toEqual({ paymentState: 'error', ...refused })
})
