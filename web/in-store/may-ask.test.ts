import { expect, test } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { mayAsk } from './may-ask.ts'

const at = (pageAlias: string, payment: object = {}) => ({ pageAlias, payment }) as unknown as Page

test('asks where there is a basket, or on any page but home [C-ISO-01, B-ISO-03, B-ISO-O3]', () => {
  expect([mayAsk(at('homePage'), 0), mayAsk(at('homePage'), 1), mayAsk(at('receiptPage'), 0)]).toEqual([
    false,
    true,
    true,
  ])
})

test('does not ask while the shopper pays at the terminal or on a phone, until the link has expired [C-ISO-O1]', () => {
  const paying = (payment: object) => mayAsk(at('checkoutPaymentPage', payment), 1)

  expect(paying({})).toBe(true)
  expect(paying({ waiting: {} })).toBe(false)
  expect(paying({ link: {} })).toBe(false)
  expect(paying({ link: {}, refusal: 'payment.link-expired' })).toBe(true)
})
