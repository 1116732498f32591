import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackingEvent } from '#contracts/analytics.ts'
import { consentUpdate } from './consent.ts'

let shown: EventTarget & { dataLayer?: unknown[] }
let analytics: typeof import('./analytics.ts')
const says = (cookie: string) => vi.stubGlobal('document', { cookie, documentElement: { dataset: {} } })
const answers = (analytics: 'yes' | 'no') => {
  says(`consent=consent:yes,action:yes,necessary:yes,analytics:${analytics}`)
  shown.dispatchEvent(new Event(consentUpdate))
}
const sort = (sorting: string): TrackingEvent => ({ event: 'sort', sorting })
const [first, second, third] = ['first', 'second', 'third'].map(sort) as [TrackingEvent, TrackingEvent, TrackingEvent]

beforeEach(async () => {
  vi.resetModules()
  shown = new EventTarget()
  vi.stubGlobal('window', shown)
  vi.stubGlobal('location', { pathname: '/en-gb/women' })
  vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown))
  says('')
  analytics = await import('./analytics.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('holds events until the shopper answers, even after two seconds, and sends them in order at the first answer [B-CONS-05, B-CONS-O2, B-CON-09]', () => {
  vi.useFakeTimers()
  const { trackEvent, sendEventsTo, toDataLayer } = analytics
  sendEventsTo(toDataLayer)
  trackEvent(first)
  vi.advanceTimersByTime(1_999)
  trackEvent(second)
  vi.advanceTimersByTime(60_000)
  const before = shown.dataLayer

  answers('yes')
  trackEvent(third)

  expect(before).toBeUndefined()
  expect(shown.dataLayer).toEqual([first, second, third])
})

test('discards held events when the shopper refuses, and does not send them after a later agreement [B-CONS-05, B-CONS-O2, C-TST-03]', () => {
  const { trackEvent, sendEventsTo, toDataLayer } = analytics
  sendEventsTo(toDataLayer)
  trackEvent(first)

  answers('no')
  trackEvent(second)
  answers('yes')

  expect(shown.dataLayer).toBeUndefined()
  trackEvent(third)
  expect(shown.dataLayer).toEqual([third])
})

test('tells the shop or the data layer, whichever the market wants, also of what happened before that was known [B-TRK-O2]', () => {
  const told: unknown[] = []
  answers('yes')
  analytics.trackEvent(first)
  expect(shown.dataLayer).toBeUndefined()

  analytics.sendEventsTo((event, { path }) => told.push([event, path]))
  analytics.trackEvent(second)

  expect(told).toEqual([
    [first, '/en-gb/women'],
    [second, '/en-gb/women'],
  ])
  expect(shown.dataLayer).toBeUndefined()
})

test('holds no more than a hundred events of a shopper who never answers [B-TRK-O1]', () => {
  const told: unknown[] = []
  for (let index = 0; index < 500; index++) analytics.trackEvent(sort(String(index)))
  analytics.sendEventsTo((event) => told.push(event))

  answers('yes')

  expect(told).toHaveLength(100)
})
