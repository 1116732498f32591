import { expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { toastOfHistory } from './toast-of-history.ts'

const page = { orders: [] } as unknown as PageOf<'accountOrderHistoryPage'>

test('shows an error when the orders cannot be read, and nothing when there are none [C-ORD-05, C-TST-19]', () => {
  expect(toastOfHistory({ ...page, isUnreadable: true })).toEqual(['danger', 'feedback.error_no_order_history'])
  expect(toastOfHistory(page)).toBeUndefined()
})
