import { expect, test } from 'vitest'
import type { PickupPoints } from './pickup-points.port.ts'

const places = [
  { country: 'DK', postalCode: '8000', city: 'Aarhus' },
  { country: 'DE', postalCode: '10115', city: 'Berlin' },
  { country: 'AE', postalCode: undefined, city: 'Dubai' },
]

/** The contract tests for every pickup point adapter. */
export function describePickupPoints(open: () => Promise<{ points: PickupPoints; close: () => Promise<void> }>): void {
  test('finds points near an address, nearest first and at most 20 [C-SHP-O5]', async () => {
    const { points, close } = await open()

    for (const place of places) {
      const found = await points.near('test', place)
      const distances = found.map(({ straightLineDistance }) => straightLineDistance)

      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(20)
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
      expect(found.every(({ address }) => address.country === place.country)).toBe(true)
    }
    await close()
  })

  test('finds the same points again, so that a chosen one can be looked up by its id', async () => {
    const { points, close } = await open()
    const place = places[0]!

    const first = await points.near('test', place)

    expect(await points.near('test', place)).toEqual(first)
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length)
    await close()
  })
}
