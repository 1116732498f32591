import { expect, test } from 'vitest'
import { toastOfMissingOrder } from './toast-of-missing-order.ts'

test('warns when an order cannot be found, and shows nothing when no order was given [C-TST-23, C-RCP-O4, C-RCP-02]', () => {
  expect(toastOfMissingOrder('?orderid=0190')).toEqual(['warning', 'feedback.error_no_order'])
  expect(toastOfMissingOrder('?orderid=')).toBeUndefined()
  expect(toastOfMissingOrder('')).toBeUndefined()
})
