import type { VisitReport } from '#contracts/monitoring.ts'
import type { Page } from '#contracts/pages.ts'
import { onFault } from '#web/platform/report-faults.ts'

/** A longer task delays the page's response to the shopper, in ms. */
const longTaskMs = 50
/** The loading times are reported after this time, in ms. The layout and pictures of a page should then be complete. */
const pageLoadMs = 5_000

/** Reports the loading times of the document once, and every error of its scripts. Returns a function that stops it. */
export function watchPage(shown: () => Page | undefined, send: (reports: readonly VisitReport[]) => void): () => void {
  const seen = { largestPaint: undefined as number | undefined, blocked: 0, shift: 0 }
  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime
    }),
    observe('longtask', ({ duration }) => {
      seen.blocked += duration - longTaskMs
    }),
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shift += value
    }),
  ]
  let isOver = false
  let isTold = false
  const sendReport = (): void => {
    const page = shown()
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (isOver || isTold || !page || !document) return
    isTold = true
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    send([
      {
        ...{ report: 'page', pageKind: page.pageAlias, path: new URL(document.name).pathname.slice(0, 300) },
        ...{ firstByte: document.responseStart, blocked: seen.blocked, shift: Math.min(seen.shift, 100) },
        ...(firstPaint === undefined ? {} : { firstPaint }),
        ...(seen.largestPaint === undefined ? {} : { largestPaint: seen.largestPaint }),
      },
    ])
  }
  const timer = setTimeout(sendReport, pageLoadMs)
  addEventListener('pagehide', sendReport)
  const endFaults = onFault(({ kind, place }) => {
    if (!isOver) send([{ report: 'fault', kind, place: place.slice(0, 300), path: location.pathname.slice(0, 300) }])
  })
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('pagehide', sendReport)
    endFaults()
    for (const observer of observers) observer?.disconnect()
  }
}

/** Undefined if the browser does not support this measurement. */
function observe(type: string, each: (entry: PerformanceEntry) => void): PerformanceObserver | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(each))
  observer.observe({ type, buffered: true })
  return observer
}
