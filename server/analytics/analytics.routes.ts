import { analyticsCalls } from '#contracts/analytics.ts'
import { type CallGroup, serveCalls } from '#server/platform/serve-calls.ts'
import type { Analytics } from './analytics.service.ts'

/** The shop's own endpoint for events of its pages. */
export const analyticsRoutes = (analytics: Pick<Analytics, 'accept'>): CallGroup =>
  serveCalls(
    analyticsCalls,
    {},
    {
      'POST /api/tracking/events': async ({ market, visitor, sentCookies, cookies, body }) => ({
        taken: analytics.accept(
          { market, accountId: visitor.accountId, consent: visitor.consent, sentCookies, cookies },
          body.events,
        ),
      }),
    },
  )
