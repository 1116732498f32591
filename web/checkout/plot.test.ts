import { expect, test } from 'vitest'
import type { PickupPoint } from '#contracts/delivery.ts'
import { distanceIn } from './distance.ts'
import { plot, plotSize } from './plot.ts'

const point = (id: string, latitude: number, longitude: number): PickupPoint => ({
  ...{ id, latitude, longitude, name: id, straightLineDistance: 0, openingHours: [] },
  address: { line1: '', country: 'DK' },
})

test('puts north at the top and east at the end, every point inside the sheet, numbered as in the list [C-SHP-02]', () => {
  const { places } = plot([point('north', 56.2, 10.1), point('east', 56.1, 10.4), point('south', 56.0, 10.0)])

  const [north, east, south] = places
  expect(places.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(north!.y).toBeLessThan(east!.y)
  expect(east!.y).toBeLessThan(south!.y)
  expect(east!.x).toBeGreaterThan(north!.x)
  for (const { x, y } of places) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(plotSize.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(plotSize.height)
  }
})

test('keeps points in one spot together, and its measure a round distance', () => {
  const { places, scale } = plot([point('a', 56.1, 10.2), point('b', 56.1, 10.2)])

  expect(places[0]).toMatchObject({ x: places[1]!.x, y: places[1]!.y })
  expect([1, 2, 5]).toContain(Number(String(scale.metres)[0]))
  expect(scale.pixels).toBeLessThanOrEqual(plotSize.width / 4)
})

test('tells short ways in metres and long ones in kilometres, with western digits', () => {
  expect(distanceIn('en-GB', 240)).toBe('240 m')
  expect(distanceIn('en-GB', 1280)).toBe('1.3 km')
  expect(distanceIn('ar-AE', 240)).toContain('240')
})
