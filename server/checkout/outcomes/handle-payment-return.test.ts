import { expect, test } from 'vitest'
import { newId } from '#foundation/ids.ts'
import type { PayNeeds } from '../payment/pay-needs.ts'
import { handlePaymentReturn } from './handle-payment-return.ts'

test('asks no provider about a way back to a market that has closed meanwhile, and counts that as no fault', async () => {
  const payment = {
    id: newId(),
    checkoutBasketId: newId(),
    market: 'da-dk',
    provider: 'adyen',
    state: 'actionrequired',
  }
  const [asked, faults]: [string[], unknown[]] = [[], []]
  const needs = {
    payments: { latest: async () => payment },
    marketOf: () => undefined,
    providers: { of: (name: string) => ({ finish: async () => void asked.push(name) }) },
    log: (fault: unknown) => void faults.push(fault),
  } as unknown as PayNeeds
  const { checkoutBasketId } = payment

  const answer = await handlePaymentReturn(needs, { checkoutBasketId, details: { redirectResult: 'r' } })

  expect(answer).toMatchObject({ ok: true, value: { payment } })
  expect([asked, faults]).toEqual([[], []])
})

test('finds no payment on a way back that names the payment of another basket, and asks no provider [C-CAR-03]', async () => {
  const payment = { id: newId(), checkoutBasketId: newId(), provider: 'adyen', state: 'actionrequired' }
  const asked: string[] = []
  const needs = {
    payments: { find: async (id: string) => (id === payment.id ? payment : undefined), latest: async () => payment },
    marketOf: () => undefined,
    providers: { of: (name: string) => ({ finish: async () => void asked.push(name) }) },
    log: () => {},
  } as unknown as PayNeeds
  const comeBack = (checkoutBasketId: string) =>
    handlePaymentReturn(needs, { checkoutBasketId, paymentId: payment.id, details: { redirectResult: 'r' } })

  expect(await comeBack(newId())).toMatchObject({ ok: false, problem: { code: 'checkout.unknown' } })
  expect(await comeBack(payment.checkoutBasketId)).toMatchObject({ ok: true, value: { payment } })
  expect(asked).toEqual([])
})
