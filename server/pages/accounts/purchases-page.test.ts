import { expect, test } from 'vitest'
import { newestOf, receiptsAfter } from './purchases-page.ts'

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00.000Z`
const order = (date: number) => ({ orderId: `o${date}`, created: day(date) }) as never
const receipt = (date: number) => ({ transactionId: `t${date}`, createdDate: day(date) }) as never
const days = (entries: readonly object[]) => entries.map((entry) => (Object.values(entry) as string[])[0])

test('takes the newest purchases of the web and of stores, and says if older ones are left', () => {
  const all = { orders: [order(9), order(3)], receipts: [receipt(10), receipt(5), receipt(1)], isLast: true }

  const some = newestOf(all, 3)
  expect([days(some.orders), days(some.receipts), some.isLast]).toEqual([['o9'], ['t10', 't5'], false])
  const whole = newestOf(all, 5)
  expect([days(whole.orders), days(whole.receipts), whole.isLast]).toEqual([['o9', 'o3'], ['t10', 't5', 't1'], true])
  expect(newestOf({ ...all, isLast: false }, 5).isLast).toBe(false)
  expect(newestOf({ orders: [], receipts: [], isLast: true }, 3)).toEqual({ orders: [], receipts: [], isLast: true })
})

test('goes on after the receipt that was shown last, and begins anew after one it does not know', () => {
  const receipts = [receipt(3), receipt(2), receipt(1)]

  expect(receiptsAfter(receipts, 't2')).toEqual([receipt(1)])
  expect(receiptsAfter(receipts, 't1')).toEqual([])
  expect(receiptsAfter(receipts, undefined)).toEqual(receipts)
  expect(receiptsAfter(receipts, 'x')).toEqual(receipts)
})
