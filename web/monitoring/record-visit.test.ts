import { expect, onTestFinished, test, vi } from 'vitest'
import type { VisitReport } from '#contracts/monitoring.ts'
import { recordVisit } from './record-visit.ts'

test('records the place of a scrolled page every 200 ms at most, and the last one [B-PAGE-57]', () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const place = { scrollX: 0, scrollY: 0 }
  vi.stubGlobal('document', Object.assign(new EventTarget(), { body: {} }))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { pathname: '/en-gb/women' })
  vi.stubGlobal('window', { requestIdleCallback: () => {} })
  vi.stubGlobal('requestIdleCallback', () => {})
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void [vi.useRealTimers(), vi.unstubAllGlobals()])
  const sent: VisitReport[] = []
  const stop = recordVisit((reports) => sent.push(...reports))

  for (; place.scrollY < 1_000; place.scrollY += 20) {
    vi.stubGlobal('scrollX', place.scrollX)
    vi.stubGlobal('scrollY', place.scrollY)
    document.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(10_000)
  stop()

  const places = sent.flatMap((report) =>
    report.report === 'replay' ? JSON.parse(report.events).map(({ data }: { data: { y: number } }) => data.y) : [],
  )
  expect(places).toEqual([180, 380, 580, 780, 980])
})
