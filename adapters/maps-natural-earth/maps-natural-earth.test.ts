import { geoMercator } from 'd3-geo'
import { expect, test } from 'vitest'
import { frameAround, frameOfCountry, onSheet } from '#server/stores/index.ts'
import { naturalEarthMaps } from './server.ts'

const denmark = { latitude: 56, longitude: 10.5, zoomLevel: 7 }

test('draws land and borders around the middle of a country, as close as its zoom says [B-STORE-04, B-SIM-03, B-STORE-O1]', async () => {
  const { land, borders } = await naturalEarthMaps().draw(frameOfCountry(denmark))

  expect(land).toMatch(/^M[-\d.,LMZ]+Z$/)
  expect(borders.length).toBeGreaterThan(10)
  expect(land.length).toBeLessThan(30_000)
  const closer = await naturalEarthMaps().draw({ ...frameOfCountry(denmark), zoomLevel: 8 })
  expect(closer.land).not.toBe(land)
  expect(frameOfCountry({ latitude: 47, longitude: 2 })).toMatchObject({ latitude: 47, longitude: 2, zoomLevel: 6 })
})

test('puts stores where the ground is drawn', () => {
  const frame = frameOfCountry(denmark)
  const projection = geoMercator()
    .scale((256 * 2 ** frame.zoomLevel) / (2 * Math.PI))
    .center([frame.longitude, frame.latitude])
    .translate([frame.width / 2, frame.height / 2])

  for (const [latitude, longitude] of [
    [55.676, 12.568],
    [57.048, 9.919],
    [54.9, 8.1],
  ] as const) {
    const [x, y] = projection([longitude, latitude])!
    expect(onSheet(frame, { latitude, longitude })).toEqual({ x: Math.round(x), y: Math.round(y) })
  }
})

test('shows all of some places with room around them, and one place alone no closer than a town', () => {
  const [a, b] = [
    { latitude: 55.676, longitude: 12.568 },
    { latitude: 56.163, longitude: 10.204 },
  ]
  const frame = frameAround([a, b])
  for (const point of [a, b]) {
    const { x, y } = onSheet(frame, point)
    expect([x >= 70, y >= 70, x <= frame.width - 70, y <= frame.height - 70]).toEqual([true, true, true, true])
  }
  expect(frameAround([a]).zoomLevel).toBe(8)
})
