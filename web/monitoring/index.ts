import type { VisitReport } from '#contracts/monitoring.ts'

/** The door of monitoring on the web. Its code is loaded only after consent. */
export { recordVisit } from './record-visit.ts'
export { watchPage } from './watch-page.ts'

/** The limit in bytes for a report that the browser still sends after the page is left. */
const mostWhenGoing = 60_000

/** Sends reports to the shop. Reports that cannot be sent are lost. */
export function sendReports(reports: readonly VisitReport[]): void {
  const body = JSON.stringify({ reports })
  void fetch('/api/monitoring/reports', {
    ...{ method: 'POST', body, keepalive: body.length < mostWhenGoing },
    headers: { 'content-type': 'application/json' },
  }).catch(() => {})
}
