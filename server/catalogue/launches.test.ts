import { expect, test } from 'vitest'
import { marketNamed } from './catalogue.fakes.ts'
import { isComing, launchAt } from './launches.ts'

const launch = (day: string, market: string) => new Date(launchAt(Date.parse(day), marketNamed(market))).toISOString()

test.each([
  ['en-gb', '2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['da-dk', '2026-12-01', '2026-11-30T23:00:00.000Z'],
  ['da-dk', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['en-us', '2026-12-01', '2026-12-01T05:00:00.000Z'],
  ['ar-ae', '2026-12-01', '2026-11-30T20:00:00.000Z'],
  // Nights in which daylight saving time begins or ends.
  ['da-dk', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['da-dk', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['en-us', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['en-us', '2026-11-01', '2026-11-01T04:00:00.000Z'],
])('in %s goods of the day %s can be bought from the market’s own midnight on', (market, day, expected) => {
  expect(launch(day, market)).toBe(expected)
})

test('goods that name an hour come everywhere at once', () => {
  const markets = ['en-gb', 'en-us', 'ar-ae']

  expect(markets.map((id) => launch('2026-12-01T09:00:00Z', id))).toEqual(markets.map(() => '2026-12-01T09:00:00.000Z'))
})

test('goods count as coming until that moment, and no longer from then on', () => {
  const goods = { availableFrom: Date.parse('2026-12-01') }
  const coming = (market: string, now: string) => isComing(goods, marketNamed(market), Date.parse(now))

  expect([coming('da-dk', '2026-11-30T22:59:59Z'), coming('da-dk', '2026-11-30T23:00:00Z')]).toEqual([true, false])
  expect([coming('en-us', '2026-12-01T04:59:59Z'), coming('en-us', '2026-12-01T05:00:00Z')]).toEqual([true, false])
  expect([coming('en-gb', '2026-12-03T00:00:00Z'), coming('en-gb', '2026-11-01T00:00:00Z')]).toEqual([false, true])
})
