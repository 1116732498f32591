import { expect, test } from 'vitest'
import { knownMarkets } from '#server/markets/index.ts'
import { tableTaxes } from './table-taxes.ts'

const { country } = knownMarkets.find(({ id }) => id === 'en-us')!

test('adds the tax of the state to goods and to their delivery by the table, to the cent [C-TAX-O1, C-TAX-O2]', async () => {
  const place = { country: 'US', regionCode: 'CA', postalCode: '90002', city: 'Los Angeles', street: '1 Main St' }
  const line = {
    ...{ id: '1', sku: 'shirt', name: 'Shirt', quantity: 2, netMinor: 10_000 },
    ...{ category: 'clothing' as const, sizeGroup: 'letters', sizeName: 'M' },
  }
  const now = new Date('2026-11-22T12:00:00Z')

  expect(
    await tableTaxes(country).quote({
      currency: 'USD',
      from: place,
      to: place,
      lines: [line],
      deliveryMinor: 695,
      now,
    }),
  ).toEqual({
    lines: [{ id: '1', taxableMinor: 10_000, percent: 7.25, taxMinor: 725 }],
    delivery: { taxableMinor: 695, percent: 7.25, taxMinor: 50 },
  })
})
