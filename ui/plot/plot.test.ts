import { expect, test } from 'vitest'
import { type Place, plot, plotSize } from './plot.ts'

const point = (id: string, latitude: number, longitude: number): Place => ({ id, latitude, longitude, name: id })

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
