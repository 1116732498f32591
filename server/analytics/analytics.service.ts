import { createHmac } from 'node:crypto'
import type { TrackingEvent } from '#contracts/analytics.ts'
import type { Consent, ConsentCategory } from '#foundation/consent.ts'
import type { Market } from '#server/markets/index.ts'
import type { AnalyticsReceiver, MeasuredVisit } from './analytics.port.ts'
import { grantedBy, updateVisit, type VisitRequest } from './measured-visit.ts'
import { withoutPersonalData } from './without-personal-data.ts'

export interface AnalyticsNeeds {
  /** Undefined if no service is connected: events are then dropped. */
  readonly receiver: AnalyticsReceiver | undefined
  /** True if the shop sends the events itself. */
  readonly isOn: (market: Market) => boolean
  /** A secret of the shop, to derive ids for analytics from account ids. */
  readonly secret: Buffer
  readonly failed: (error: unknown) => void
}

export interface MeasuredRequest extends VisitRequest {
  readonly market: Market | undefined
  readonly accountId: string | undefined
}

/** Sends events of shoppers who agreed to it. */
export interface Analytics {
  /** Sets the ids of the visit if the shopper agreed to analytics, and removes them if not. */
  visit(ask: VisitRequest): ReturnType<typeof updateVisit>
  /** The consents that a request contains. */
  grantedBy(consent: Consent | undefined): ReadonlySet<ConsentCategory>
  /** The id of an account for analytics. */
  userIdOf(accountId: string): string
  /** Sends events without waiting; returns how many it accepted. */
  accept(ask: MeasuredRequest, events: readonly TrackingEvent[]): number
}

/** More are dropped, because a slow service must not fill the memory. */
const mostUnderWay = 50

export function openAnalytics(needs: AnalyticsNeeds): Analytics {
  const { receiver } = needs
  let underWay = 0
  const userIdOf = (accountId: string): string =>
    createHmac('sha256', needs.secret).update(accountId).digest('hex').slice(0, 32)

  function send(visit: MeasuredVisit, events: readonly TrackingEvent[]): number {
    if (!receiver || events.length === 0 || underWay >= mostUnderWay) return 0
    underWay++
    receiver
      .send(visit, events.map(withoutPersonalData))
      .catch(needs.failed)
      .finally(() => underWay--)
    return events.length
  }

  return {
    userIdOf,
    visit: updateVisit,
    grantedBy,
    accept(ask, events) {
      const visit = updateVisit(ask)
      const { market, accountId } = ask
      if (!visit || !market || !needs.isOn(market)) return 0
      const measured = {
        ...visit,
        userId: accountId === undefined ? undefined : userIdOf(accountId),
        market: market.id,
        currency: market.currency,
        advertisement: grantedBy(ask.consent).has('advertisement'),
      }
      return send(measured, events)
    },
  }
}
