import { expect, test } from 'vitest'
import { money } from '#foundation/money.ts'
import { quotedParts, type TaxedBasket, taxedOf, taxKey } from './stored-tax-quote.ts'
import type { TaxPart } from './tax-parts.ts'

const basket: TaxedBasket = {
  address: { country: 'US', regionCode: 'CA', postalCode: '90002', city: 'Los Angeles', line1: '1 Main St' },
  lines: [{ id: '1', sku: 'shirt', quantity: 2, netMinor: 4_000 }],
  deliveryMinor: 695,
  day: '2026-11-22',
}

test('requests taxes again when anything they depend on changed, and not for a new name or phone', () => {
  const { address, lines } = basket
  const changed: readonly TaxedBasket[] = [
    ...(['country', 'regionCode', 'postalCode', 'city', 'line1'] as const).map((name) => ({
      ...basket,
      address: { ...address, [name]: 'other' },
    })),
    ...(['id', 'sku'] as const).map((name) => ({ ...basket, lines: [{ ...lines[0]!, [name]: 'other' }] })),
    ...(['quantity', 'netMinor'] as const).map((name) => ({ ...basket, lines: [{ ...lines[0]!, [name]: 1 }] })),
    ...[
      { ...basket, lines: [] },
      { ...basket, deliveryMinor: 0 },
      { ...basket, day: '2026-11-23' },
    ],
  ]

  expect(new Set([basket, ...changed].map(taxKey)).size).toBe(changed.length + 1)
  expect(taxKey({ ...basket, address: { ...address, firstName: 'Ida' } })).toBe(taxKey(basket))
})

const part = (percent: number, minor: number, vat: number, percent2 = 0, vat2 = 0): TaxPart => ({
  ...{ percent, percent2, amount: money(minor, 'USD'), vat: money(vat, 'USD'), vat2: money(vat2, 'USD') },
})

test('splits a quoted amount into a taxed and an untaxed part [C-TAX-O1]', () => {
  const parts = (taxableMinor: number, taxMinor: number) =>
    quotedParts(10_000, 'USD', { taxableMinor, percent: 5, taxMinor })

  expect(parts(10_000, 500)).toEqual([part(5, 10_000, 500)])
  expect(parts(4_000, 200)).toEqual([part(5, 4_000, 200), part(0, 6_000, 0)])
  expect(parts(4_000, 0)).toEqual([part(0, 10_000, 0)])
  expect(parts(12_000, 600)).toEqual([part(5, 10_000, 600)])
  expect(parts(-1, 1)).toEqual([part(5, 0, 1), part(0, 10_000, 0)])
})

test('combines parts into one quoted tax at the rate of the taxed part [C-TAX-O1]', () => {
  expect(taxedOf([part(0, 6_000, 0), part(5, 4_000, 200), part(5, 1_000, 50, 7, 70)])).toEqual({
    ...{ taxableMinor: 5_000, percent: 5, taxMinor: 320 },
  })
  expect(taxedOf([part(5, 1_000, 50, 7, 70)])).toEqual({ taxableMinor: 1_000, percent: 12, taxMinor: 120 })
  expect(taxedOf([part(0, 6_000, 0)])).toEqual({ taxableMinor: 0, percent: 0, taxMinor: 0 })
  expect(taxedOf([part(5, 3, 0)])).toEqual({ taxableMinor: 3, percent: 5, taxMinor: 0 })
})
