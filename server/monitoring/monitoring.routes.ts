import { monitoringCalls } from '#contracts/monitoring.ts'
import type { ConsentCategory } from '#foundation/consent.ts'
import { type CallGroup, type CallRequest, serveCalls } from '#server/platform/serve-calls.ts'
import type { Monitoring } from './monitoring.service.ts'

export interface MonitoringRoutesNeeds {
  readonly monitoring: Pick<Monitoring, 'accept' | 'settings'>
  /** The consents of a request, and the visit it belongs to if the visit has an id. */
  readonly visitOf: (ask: Pick<CallRequest, 'visitor' | 'sentCookies' | 'cookies'>) => {
    readonly granted: ReadonlySet<ConsentCategory>
    readonly sessionId: string | undefined
  }
}

/** The shop's own endpoint for reports of its pages, so that no page connects to a collector itself. */
export const monitoringRoutes = ({ monitoring, visitOf }: MonitoringRoutesNeeds): CallGroup =>
  serveCalls(
    monitoringCalls,
    {},
    {
      'GET /api/monitoring': async () => monitoring.settings,
      'POST /api/monitoring/reports': async (ask) => ({ taken: monitoring.accept(visitOf(ask), ask.body.reports) }),
    },
  )
