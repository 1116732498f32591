import { expect, test } from 'vitest'
import { marketNamed } from './catalogue.fakes.ts'
import { isComing } from './launches.ts'
import { isNew, launchSpan, newBetween } from './new-goods.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const moment = { now, newDays: 2 }

test.each([
  ['2026-02-27T12:00:00.000Z', false],
  ['2026-02-27T12:00:00.001Z', true],
  ['2026-03-01T12:00:00.000Z', true],
  ['2026-03-01T12:00:00.001Z', false],
])('of what came to the shop on %s, says whether it is new two days long: %s', (from, expected) => {
  expect(isNew({ availableFrom: Date.parse(from) }, marketNamed('en-gb'), moment)).toBe(expected)
})

test('goods that came on a day are new from the midnight of the market on', () => {
  const goods = { availableFrom: Date.parse('2026-03-01') }
  const isNewIn = (id: string, at: string) => isNew(goods, marketNamed(id), { now: Date.parse(at), newDays: 2 })

  expect([isNewIn('ar-ae', '2026-02-28T19:59:59Z'), isNewIn('ar-ae', '2026-02-28T20:00:00Z')]).toEqual([false, true])
  expect([isNewIn('en-us', '2026-03-01T04:59:59Z'), isNewIn('en-us', '2026-03-01T05:00:00Z')]).toEqual([false, true])
})

test('gives the search index the same days', () => {
  expect(newBetween(moment)).toEqual({ after: Date.parse('2026-02-27T12:00:00Z'), until: now })
})

test.each([
  ['coming', '2026-02-20T10:00:00Z', -1],
  ['new', '2026-02-20T10:00:00Z', 0],
  ['new until two days have passed', '2026-02-20T10:00:00Z', 2 * 24 * 60 * 60 * 1000 - 1],
  ['no longer new', '2026-02-20T10:00:00Z', 2 * 24 * 60 * 60 * 1000],
])('goods stay %s exactly as long as their span says', (_, from, later) => {
  const goods = { availableFrom: Date.parse(from) }
  const market = marketNamed('en-gb')
  const labelsAt = (at: number) => [isNew(goods, market, { now: at, newDays: 2 }), isComing(goods, market, at)]
  const at = goods.availableFrom + later
  const span = launchSpan(goods, market, { now: at, newDays: 2 })

  expect(at).toBeGreaterThanOrEqual(span.from)
  expect(at).toBeLessThan(span.until)
  for (const edge of [span.from, span.until - 1].filter(Number.isFinite)) expect(labelsAt(edge)).toEqual(labelsAt(at))
  for (const beyond of [span.from - 1, span.until].filter(Number.isFinite))
    expect(labelsAt(beyond)).not.toEqual(labelsAt(at))
})
