import { expect, test } from 'vitest'
import { type OrderContent, showsPersonalData, taxIsOnTop } from './order.ts'

const madeAt = new Date('2026-06-01T12:00:00Z')
const daysLater = (days: number, ms = 0) => new Date(madeAt.getTime() + days * 86_400_000 + ms)

test('shows a guest’s order to anybody with its id for thirty days, and an account’s order only to its owner [C-RCP-O1, C-RCP-02]', () => {
  const guests = (now: Date) => showsPersonalData({ accountId: null, madeAt }, { accountId: 'ida' }, now)
  const owned = (accountId: string | undefined) =>
    showsPersonalData({ accountId: 'ida', madeAt }, { accountId }, daysLater(400))

  expect([guests(madeAt), guests(daysLater(30)), guests(daysLater(30, 1))]).toEqual([true, true, false])
  expect([owned('ida'), owned('eva'), owned(undefined)]).toEqual([true, false, false])
})

test('finds from the sums of an order whether its tax is added to the prices [C-TAX-O1]', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  const content = (total: number, totalVat: number) =>
    ({
      ...{ subtotal: usd(100), totalDiscount: usd(20), shippingTotal: usd(10) },
      ...{ total: usd(total), totalVat: usd(totalVat) },
    }) as OrderContent

  expect(taxIsOnTop(content(98, 8))).toBe(true)
  expect(taxIsOnTop(content(90, 8))).toBe(false)
  expect(taxIsOnTop(content(94, 8))).toBe(false)
  expect(taxIsOnTop(content(90, 0))).toBe(false)
  expect(taxIsOnTop(content(91, 0))).toBe(false)
})
