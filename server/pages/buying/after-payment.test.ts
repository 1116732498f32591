import { expect, test } from 'vitest'
import type { Settled } from '#server/checkout/index.ts'
import type { PageRequest } from '../page-kind.ts'
import type { Parts } from '../parts.ts'
import { afterPayment } from './after-payment.ts'

const parts = {
  content: { linkTo: (_market: unknown, alias: string) => `/en-gb/${alias}` },
  paymentProviders: { of: () => ({ setup: { origins: ['https://pay.example'] } }) },
} as unknown as Parts
const next = (payment: object, order?: object) => {
  const kept: unknown[][] = []
  const visitor = { basketId: 'b-1' }
  const ask = { market: {}, visitor, setBasket: (...said: unknown[]) => void kept.push(said) } as unknown as PageRequest
  const settled = {
    payment: { provider: 'klarna', checkoutBasketId: 'c-1', basketId: 'b-1', action: null, ...payment },
    order,
  }
  return { ...afterPayment(parts, ask, settled as unknown as Settled), kept }
}

test('goes from a paid order to its receipt, and from a refusal to the payment step with the basket kept [C-PRS-O2, C-PRS-01]', () => {
  expect(next({ state: 'authorised' }, { id: 'order-1', orderNumber: '10000008' })).toEqual({
    goTo: '/en-gb/receiptPage?orderid=order-1',
    kept: [[null, '10000008']],
  })
  expect(next({ state: 'refused' })).toEqual({
    goTo: '/en-gb/checkoutPaymentPage?checkoutbasketid=c-1',
    kept: [],
  })
})

test('keeps the basket of the browser when another one was paid [C-PRS-O3]', () => {
  const { kept } = next({ state: 'authorised', basketId: 'b-2' }, { id: 'order-1', orderNumber: '10000008' })

  expect(kept).toEqual([[undefined, '10000008']])
})

test('leaves the shop for pages of the provider alone [C-PRS-O2, C-PRS-01]', () => {
  const leaves = (url: string) => next({ state: 'actionrequired', action: { type: 'redirect', url } }).goTo
  const stays = '/en-gb/checkoutPaymentPage?checkoutbasketid=c-1'

  expect(leaves('https://pay.example/step')).toBe('https://pay.example/step')
  for (const url of [
    'https://pay.example.evil.test/step',
    'http://pay.example/step',
    '//evil.test',
    'javascript:alert(1)',
  ])
    expect(leaves(url)).toBe(stays)
})
