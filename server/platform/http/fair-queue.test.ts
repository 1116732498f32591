import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'
import { networkLimits } from './network-limits.ts'

const rules = { places: 2, secrets: ['a secret of the shop'] }
const at = (seconds: number) => new Date(1_000_000 + seconds * 1000)

test('admits in order of arrival as places become free, whatever order they ask in', () => {
  const queue = fairQueue(rules)
  const [a, b] = [queue.ask(undefined, 'a', at(0)), queue.ask(undefined, 'b', at(1))]
  const c = queue.ask(undefined, 'c', at(2))
  const d = queue.ask(undefined, 'd', at(3))
  queue.ask(b.ticket, 'b', at(170))
  queue.ask(c.ticket, 'c', at(170))
  const later = queue.ask(d.ticket, 'd', at(171))

  expect([a, b, c, d].map(({ admitted }) => admitted)).toEqual([true, true, false, false])
  expect(d).toMatchObject({ ahead: 1 })
  expect(later).toMatchObject({ admitted: false, ahead: 1 })
  // The first has not been seen for three minutes: its place is the third one's.
  expect(queue.ask(d.ticket, 'd', at(182))).toMatchObject({ admitted: false })
  expect(queue.ask(c.ticket, 'c', at(183))).toMatchObject({ admitted: true })
})

test('keeps a turn for who comes to another process, and for nobody who writes a ticket', () => {
  const first = fairQueue(rules)
  const early = first.ask(undefined, 'early', at(0))
  const other = fairQueue({ ...rules, places: 1 })
  other.ask(undefined, 'x', at(1))
  other.ask(undefined, 'y', at(2))

  expect(other.ask(early.ticket, 'early', at(3))).toMatchObject({ admitted: false, ahead: 0 })
  const forged = early.ticket.replace(/^\d+/, '1')
  expect(other.ask(forged, 'early', at(3)).ticket).not.toBe(forged)
})

test('counts what one network asks, this machine’s own included', () => {
  const over = networkLimits()
  const ask = (address: string, now: number) => Array.from({ length: 101 }, () => over('writes', address, now)).at(-1)

  expect(ask('203.0.113.9', 0)).toBe(60)
  expect(over('writes', '203.0.113.10', 0)).toBe(0)
  expect(over('writes', '203.0.113.9', 60_001)).toBe(0)
  expect(ask('127.0.0.1', 0)).toBe(60)
  Array.from({ length: 100 }, (_, host) => over('writes', `2001:db8:1:2::${host.toString(16)}`, 0))
  expect(over('writes', '2001:db8:1:2:ffff::1', 0)).toBe(60)
})
