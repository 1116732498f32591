import { expect, test } from 'vitest'
import type { WidgetOf } from '#contracts/widgets.ts'
import { placeSpots, spotsChangeAt } from './place-spots.ts'

const spot = (id: string, more: Partial<WidgetOf<'promotionSpot'>>) =>
  ({ id, kind: 'promotionSpot', randomPosition: false, position: 7, ...more }) as WidgetOf<'promotionSpot'>
const zonesWith = (...widgets: WidgetOf<'promotionSpot'>[]) => ({
  promotionalSpots: [{ id: 'r', perRowMobile: 1, hideOnISO: false, widgets }],
})
const now = new Date('2026-11-20T09:00:00Z')
const listing = { path: '/en-gb/women', page: 1, pageSize: 60, now }
const places = (zones: ReturnType<typeof zonesWith>, at = listing) =>
  placeSpots(zones, at).promotionalSpots?.flatMap(({ widgets }) =>
    widgets.map((it) => [it.id, (it as WidgetOf<'promotionSpot'>).position]),
  )

test('shows a promotion only at a place there is on the page [B-WID-20, B-VAL-01]', () => {
  const zones = zonesWith(
    spot('a', { position: 0 }),
    spot('b', { position: 61 }),
    spot('c', { position: 60 }),
    spot('d', { position: 1 }),
  )

  expect(places(zones)).toEqual([
    ['c', 60],
    ['d', 1],
  ])
  expect(places(zones, { ...listing, page: 2 })).toBeUndefined()
})

test('moves the later of two promotions on one place to the next that is free [B-WID-20] [B-WID-O12]', () => {
  expect(places(zonesWith(spot('a', {}), spot('b', {}), spot('c', { position: 8 })))).toEqual([
    ['a', 7],
    ['b', 8],
    ['c', 9],
  ])
  expect(places(zonesWith(spot('a', { position: 60 }), spot('b', { position: 60 })))).toEqual([['a', 60]])
})

test('keeps a random place all day on one listing, and tells when it changes [B-WID-20] [B-WID-O12]', () => {
  const zones = zonesWith(spot('a', { randomPosition: true, position: 0 }))
  const later = { ...listing, now: new Date('2026-11-20T23:59:00Z') }
  const [[, place] = []] = places(zones) ?? []

  expect(place).toBeGreaterThanOrEqual(1)
  expect(place).toBeLessThanOrEqual(60)
  expect(places(zones, later)).toEqual(places(zones))
  const others = Array.from({ length: 9 }, (_, nth) => places(zones, { ...listing, path: `/en-gb/${nth}` }))
  expect(new Set(others.map((it) => JSON.stringify(it))).size).toBeGreaterThan(1)
  const days = Array.from({ length: 9 }, (_, nth) =>
    places(zones, { ...listing, now: new Date(Date.UTC(2026, 11, nth + 1)) }),
  )
  expect(new Set(days.map((it) => JSON.stringify(it))).size).toBeGreaterThan(1)
  expect(spotsChangeAt(zones, now)).toEqual(new Date('2026-11-21T00:00:00Z'))
  expect(spotsChangeAt(zonesWith(spot('a', {})), now)).toBeUndefined()
})
