import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { networkLimits } from './network-limits.ts'

const { most } = limits.writes

test('counts what one network asks, this machine’s own included', () => {
  const over = networkLimits()
  const ask = (address: string, now: number) =>
    Array.from({ length: most + 1 }, () => over('writes', address, now)).at(-1)

  expect(ask('203.0.113.9', 0)).toBe(60)
  expect(over('writes', '203.0.113.10', 0)).toBe(0)
  expect(over('reads', '203.0.113.9', 0)).toBe(0)
  expect(ask('127.0.0.1', 0)).toBe(60)
  Array.from({ length: most }, (_, host) => over('writes', `2001:db8:1:2::${host.toString(16)}`, 0))
  expect(over('writes', '2001:db8:1:2:ffff::1', 0)).toBe(60)
})

test('says after how many seconds to try again, and starts counting again from then on', () => {
  const over = networkLimits()
  const ask = (now: number) => Array.from({ length: most + 1 }, () => over('writes', '203.0.113.9', now))

  expect(ask(0)).toEqual([...Array.from({ length: most }, () => 0), 60])
  expect(over('writes', '203.0.113.9', 30_500)).toBe(30)
  expect(over('writes', '203.0.113.9', 59_999)).toBe(1)
  expect(ask(60_000)).toEqual([...Array.from({ length: most }, () => 0), 60])
})

test('counts some lookups over all networks together', () => {
  const over = networkLimits()
  const all = limits['address-lookups-by-all'].most
  const asked = Array.from({ length: all + 1 }, (_, each) => over('address-lookups-by-all', `198.51.100.${each}`, 0))

  expect(asked.slice(-2)).toEqual([0, 60])
})

test('forgets networks that ask no more, however many there were', () => {
  const counts = new Map()
  const over = networkLimits(counts)
  for (let each = 0; each < 50; each++) over('writes', `203.0.113.${each}`, 1_000 * each)

  over('writes', '198.51.100.1', 60_000)
  expect(counts.size).toBe(51)
  over('writes', '198.51.100.1', 60_001)
  expect(counts.size).toBe(50)
  over('writes', '198.51.100.1', 110_000)
  expect(counts.size).toBe(50)
  over('writes', '198.51.100.1', 120_002)
  expect(counts.size).toBe(1)
})
