import { expect, test } from 'vitest'
import { purchaseOf, returnOf } from './receipt-of.ts'

const madeAt = new Date('2026-06-15T12:00:00Z')
const line = (id: string, amount: number, more: object = {}) => ({
  ...{
    id,
    sku: `sku-${id}`,
    name: `Goods ${id}`,
    quantity: 1,
    totalPrice: { amount, currency: 'DKK' },
    taxPercent: 25,
  },
  ...more,
})
const card = (id: string, amount: number) => line(id, amount, { giftCard: { recipientName: 'Ida' } })
const paidBy = (isVoucher: boolean, amount?: number) => ({
  ...{ isVoucher, covered: amount === undefined ? undefined : { amount, currency: 'DKK' } },
})
const order = (totalMinor: number, lines: readonly object[], giftCards: readonly object[] = []) =>
  ({
    ...{ id: 'o1', orderNumber: '1042', market: 'da-dk', currency: 'DKK', accountId: 'a1', madeAt, totalMinor },
    content: { lines, giftCards },
  }) as unknown as Parameters<typeof purchaseOf>[0]
const refund = (id: string, refundMinor: number, ...lineItemIds: readonly string[]) => ({
  ...{ id, refundMinor, madeAt, lines: lineItemIds.map((lineItemId) => ({ lineItemId, quantity: 1 })) },
})

test('an order earns a point for each whole unit that is paid with money or gift cards for goods and delivery [C-LOY-O3]', () => {
  expect(purchaseOf(order(54_995, [line('1', 499.95)]))).toMatchObject({
    ...{ receiptId: 'DA-DK-1042', kind: 'purchase', points: 549 },
    content: { storeId: 'ECOM-DA-DK', total: { minor: 54_995 }, items: [{ sku: 'sku-1', tax: { minor: 9999 } }] },
  })
  expect(purchaseOf(order(70_000, [line('1', 500), card('2', 200)]))?.points).toBe(500)
  const partly = [paidBy(true, 100), paidBy(true), paidBy(false, 50)]
  expect(purchaseOf(order(50_000, [line('1', 500)], partly))?.points).toBe(400)
})

test('an order of gift cards alone, or one that vouchers pay, earns nothing [C-LOY-O3]', () => {
  expect(purchaseOf(order(20_000, [card('1', 200)]))).toBeUndefined()
  expect(purchaseOf(order(20_000, [line('1', 200)], [paidBy(true, 250)]))).toBeUndefined()
})

test('a refund takes back the points of its goods, none for gift cards, and never more than were earned [C-LOY-O3]', () => {
  const bought = order(70_000, [line('1', 300), line('2', 200), card('3', 200)])
  const first = refund('r1', 30_000, '1')

  expect(returnOf(bought, first, [])).toMatchObject({
    ...{ receiptId: 'DA-DK-1042-r1', kind: 'return', points: 300 },
    content: { total: { minor: 30_000 }, items: [{ sku: 'sku-1' }] },
  })
  expect(returnOf(bought, refund('r2', 20_000, '3'), [first])).toBeUndefined()
  expect(returnOf(bought, refund('r3', 25_000, '2'), [first, refund('r2', 20_000, '3')])?.points).toBe(200)
  expect(returnOf(bought, refund('r4', 10_000, '2', '3'), [refund('r1', 50_000, '1', '2')])).toBeUndefined()
  expect(returnOf(bought, refund('r5', 5000), [])?.points).toBe(50)
})
