import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundedTaxes } from './refunded-taxes.ts'
import type { TaxedOrder } from './tax-service.port.ts'

const place = { country: 'US', regionCode: 'CA', postalCode: '90002', city: 'Los Angeles', street: '1 Main St' }

interface Bought {
  readonly quantity: number
  readonly netMinor: number
  readonly taxMinor: number
}

const order = (lines: readonly Bought[], deliveryTax = 71): TaxedOrder => ({
  ...{ currency: 'USD', from: place, to: place, now: new Date(0), orderNumber: '1', deliveryMinor: 695 },
  lines: lines.map(({ quantity, netMinor }, index) => ({
    ...{ id: String(index), sku: 's', name: 'n', quantity, netMinor },
    ...{ category: null, sizeGroup: '', sizeName: '' },
  })),
  taxes: {
    lines: lines.map(({ taxMinor, netMinor }, index) => ({
      id: String(index),
      taxableMinor: netMinor,
      percent: 10.25,
      taxMinor,
    })),
    delivery: { taxableMinor: 695, percent: 10.25, taxMinor: deliveryTax },
  },
})

const taxIn = ({ taxes }: TaxedOrder): number =>
  taxes.lines.reduce((sum, { taxMinor }) => sum + taxMinor, taxes.delivery.taxMinor)
const netIn = ({ lines, deliveryMinor }: TaxedOrder): number =>
  lines.reduce((sum, { netMinor }) => sum + netMinor, deliveryMinor)

test('gives back exactly what was taken when an order is cancelled piece by piece, in any order', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    netMinor: fc.integer({ min: 1, max: 90_000 }),
    taxMinor: fc.integer({ min: 0, max: 9_000 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.integer(), (lines, seed) => {
      const whole = order(lines)
      const bought = lines.map(({ quantity }, index) => ({ lineItemId: String(index), quantity }))
      const pieces = bought
        .flatMap(({ lineItemId, quantity }) => Array.from({ length: quantity }, () => ({ lineItemId, quantity: 1 })))
        .map((piece, at) => ({ piece, key: Math.sin(seed + at) }))
        .sort((a, b) => a.key - b.key)
        .map(({ piece }) => piece)
      const refunds = pieces.map(
        (piece, at) =>
          refundedTaxes(whole, { before: pieces.slice(0, at), now: [piece], withDelivery: at === pieces.length - 1 })!,
      )

      expect(refunds.reduce((sum, refund) => sum + taxIn(refund), 0)).toBe(taxIn(whole))
      expect(refunds.reduce((sum, refund) => sum + netIn(refund), 0)).toBe(netIn(whole))
      expect(refunds.every((refund) => taxIn(refund) >= 0)).toBe(true)
    }),
  )
})

test('gives delivery back where it is asked for, alone if need be, and nothing of gift cards', () => {
  const whole = order([{ quantity: 2, netMinor: 2_000, taxMinor: 205 }])
  const shirt = { lineItemId: '0', quantity: 2 }
  const card = { lineItemId: 'card', quantity: 1 }

  expect(refundedTaxes(whole, { before: [], now: [card], withDelivery: false })).toBeUndefined()
  expect(
    refundedTaxes({ ...whole, deliveryMinor: 0 }, { before: [shirt], now: [], withDelivery: true }),
  ).toBeUndefined()
  expect(refundedTaxes(whole, { before: [shirt], now: [], withDelivery: false })).toBeUndefined()
  expect(refundedTaxes(whole, { before: [], now: [shirt], withDelivery: false })).toMatchObject({ deliveryMinor: 0 })
  expect(refundedTaxes(whole, { before: [shirt], now: [card], withDelivery: true })).toMatchObject({
    ...{ lines: [], deliveryMinor: 695 },
  })
})
