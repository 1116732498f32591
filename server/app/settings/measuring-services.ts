import { ga4Analytics } from '#adapters/analytics-ga4/server.ts'
import { facebookLeads } from '#adapters/leads-facebook/server.ts'
import { sentryMonitor } from '#adapters/monitoring-sentry/server.ts'
import type { AnalyticsReceiver } from '#server/analytics/index.ts'
import type { LeadSource } from '#server/club/index.ts'
import type { Monitor } from '#server/monitoring/index.ts'
import { type Guard, guarded } from '../composing/guarded.ts'
import { facebookLeadsSimulatorKeys, ga4SimulatorKeys, sentrySimulatorKeys } from '../simulators/simulator-keys.ts'
import { programVersion } from '../starting/version.ts'
import { maySimulate, type Needed } from './needed-settings.ts'

export function analyticsOf(settings: Needed, guard: (name: string) => Guard): AnalyticsReceiver | undefined {
  const { ga4: live, simulatorsUrl } = settings
  const simulated = maySimulate(settings, 'ga4') ? { ...ga4SimulatorKeys, url: `${simulatorsUrl}/ga4` } : undefined
  const at =
    live?.measurementId === undefined || live.apiSecret === undefined
      ? simulated
      : { measurementId: live.measurementId, apiSecret: live.apiSecret, url: live.url }
  return at && guarded(ga4Analytics(at), ['send'], guard('analytics-ga4'))
}

export function leadsFrom(settings: Needed, guard: (name: string) => Guard): LeadSource | undefined {
  const { facebookLeads: live, simulatorsUrl } = settings
  const simulated = maySimulate(settings, 'facebook-leads')
    ? { ...facebookLeadsSimulatorKeys, graphUrl: `${simulatorsUrl}/facebook-leads`, forms: {} }
    : undefined
  const at = live ? { ...live, graphUrl: 'https://graph.facebook.com' } : simulated
  return at && guarded(facebookLeads(at), ['lead'], guard('leads-facebook'))
}

export function monitorOf(settings: Needed, guard: (name: string) => Guard): Monitor | undefined {
  const { sentryDsn, simulatorsUrl, mode = 'test' } = settings
  const { key, project } = sentrySimulatorKeys
  const simulated = maySimulate(settings, 'sentry')
    ? `${simulatorsUrl.replace('://', `://${key}@`)}/sentry/${project}`
    : undefined
  const dsn = sentryDsn ?? simulated
  if (dsn === undefined) return undefined
  const monitor = sentryMonitor({ dsn, release: programVersion(), environment: mode })
  return guarded(monitor, ['serverFault', 'scriptFault', 'pageTimes', 'replay'], guard('monitoring-sentry'))
}
