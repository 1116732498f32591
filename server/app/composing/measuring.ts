import { analyticsRoutes, openAnalytics } from '#server/analytics/index.ts'
import { conversionTestsRoutes } from '#server/conversion-tests/index.ts'
import type { Market } from '#server/markets/index.ts'
import { monitoringRoutes, openMonitoring } from '#server/monitoring/index.ts'
import type { CallRequest } from '#server/platform/serve-calls.ts'
import { returnsPluginRoutes } from '#server/returns-plugin/index.ts'
import { reviewsRoutes } from '#server/reviews/index.ts'
import type { ThirdParties } from '../settings/connected-parties.ts'

export interface ComposeMeasuringNeeds {
  readonly secret: Buffer
  /** Share of visits that are recorded, 0 to 1. */
  readonly replayShare: number
  readonly toggle: (market: Market, key: 'serverSideTracking') => boolean
  /** Called if a service did not answer. It must not report a fault itself: that report would fail and be reported again. */
  readonly failed: (error: unknown, what: string) => void
}

type Services = Pick<ThirdParties, 'analytics' | 'monitor' | 'conversionTests' | 'reviews' | 'returnsPlugin'>

/** Composes everything that needs a shopper's consent. */
export function composeMeasuring({ failed, toggle, ...needs }: ComposeMeasuringNeeds, services: Services) {
  const failing = (what: string) => (error: unknown) => failed(error, what)
  const analytics = openAnalytics({
    ...needs,
    isOn: (market) => toggle(market, 'serverSideTracking'),
    receiver: services.analytics,
    failed: failing('analytics did not take events'),
  })
  const monitoring = openMonitoring({
    ...{ monitor: services.monitor, replayShare: needs.replayShare },
    failed: failing('monitoring did not take a report'),
  })
  const grantedBy = ({ visitor }: Pick<CallRequest, 'visitor'>) => analytics.grantedBy(visitor.consent)
  const visitOf = ({ visitor, sentCookies, cookies }: Pick<CallRequest, 'visitor' | 'sentCookies' | 'cookies'>) =>
    analytics.visit({ consent: visitor.consent, sentCookies, cookies })
  return {
    analytics,
    monitoring,
    calls: [
      analyticsRoutes(analytics),
      monitoringRoutes({
        monitoring,
        visitOf: (ask) => ({ granted: grantedBy(ask), sessionId: visitOf(ask)?.sessionId }),
      }),
      conversionTestsRoutes({
        tests: services.conversionTests,
        visitorIdOf: (ask) => visitOf(ask)?.visitorId,
        failed: failing('nobody assigned variants'),
      }),
      reviewsRoutes({ service: services.reviews, grantedBy, failed: failing('nobody told reviews') }),
      returnsPluginRoutes({
        ...{ plugin: services.returnsPlugin, grantedBy },
        failed: failing('the returns service did not answer'),
      }),
    ],
  }
}
