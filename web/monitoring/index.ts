import type { VisitReport } from '#contracts/monitoring.ts'

/** Monitoring's door on screen. Its code is loaded only after consent. */
export { recordVisit } from './record-visit.ts'
export { watchPage } from './watch-page.ts'

/** The most bytes that a browser sends for a page that is being left. */
const mostWhenGoing = 60_000

/** Sends reports to the shop; what cannot be sent is lost. */
export function sendReports(reports: readonly VisitReport[]): void {
  const body = JSON.stringify({ reports })
  void fetch('/api/monitoring/reports', {
    ...{ method: 'POST', body, keepalive: body.length < mostWhenGoing },
    headers: { 'content-type': 'application/json' },
  }).catch(() => {})
}
