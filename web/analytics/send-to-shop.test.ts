import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackingEvent } from '#contracts/analytics.ts'
import { sendToShop } from './send-to-shop.ts'

const posted: { url: string; market: string | undefined; events: object[] }[] = []
let page: EventTarget
const says = (analytics: 'yes' | 'no') =>
  vi.stubGlobal('document', {
    ...{ cookie: `consent=action:yes,analytics:${analytics}`, documentElement: { dataset: {} } },
    addEventListener: () => {},
  })
const sort = (sorting: string): TrackingEvent => ({ event: 'sort', sorting })
const moment = (at: number) => ({ at, path: '/en-gb/women' })

beforeEach(() => {
  vi.useFakeTimers()
  posted.splice(0)
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  says('yes')
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const { 'X-CURRENT-MARKET': market } = headers as Record<string, string>
    posted.push({ url: `${method} ${url}`, market, events: JSON.parse(String(body)).events })
    return new Response()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('sends what happened within a second to the shop in one call, each event with its time and path, for the market [B-TRK-O2]', () => {
  const send = sendToShop('en-gb')
  send(sort('first'), moment(1))
  send(sort('second'), moment(2))
  expect(posted).toEqual([])
  vi.advanceTimersByTime(1_000)

  expect(posted).toEqual([
    {
      ...{ url: 'POST /api/tracking/events', market: 'en-gb' },
      events: [
        { event: 'sort', sorting: 'first', at: 1, path: '/en-gb/women' },
        { event: 'sort', sorting: 'second', at: 2, path: '/en-gb/women' },
      ],
    },
  ])
  vi.advanceTimersByTime(5_000)
  expect(posted).toHaveLength(1)
})

test('sends what waits when the shopper leaves the page, and fifty events without waiting [B-TRK-O2]', () => {
  const send = sendToShop('en-gb')
  send(sort('last'), moment(1))
  page.dispatchEvent(new Event('pagehide'))
  expect(posted.map(({ events }) => events.length)).toEqual([1])

  for (let at = 0; at < 51; at++) send(sort(`${at}`), moment(at))
  expect(posted.map(({ events }) => events.length)).toEqual([1, 50])
  vi.advanceTimersByTime(1_000)
  expect(posted.map(({ events }) => events.length)).toEqual([1, 50, 1])
})

test('sends nothing of a shopper who withdrew consent while it waited [B-TRK-O2, B-CONS-O2]', () => {
  const send = sendToShop('en-gb')
  send(sort('first'), moment(1))
  says('no')
  vi.advanceTimersByTime(1_000)
  says('yes')
  vi.advanceTimersByTime(5_000)

  expect(posted).toEqual([])
})
