import type { TrackingEvent } from '#contracts/analytics.ts'

/** Whose events they are: ids made for analytics, without name or address. */
export interface MeasuredVisit {
  /** The id of the browser, valid for a year. */
  readonly visitorId: string
  /** The id of the visit, which ends after twenty minutes without a page. */
  readonly sessionId: string
  /** Identifies the account of a signed-in shopper. It is derived from the account id, which cannot be computed from it. */
  readonly userId?: string | undefined
  readonly market: string
  readonly currency: string
  /** True if the shopper also agreed to advertisement. */
  readonly advertisement: boolean
}

/** Receives events of shoppers who agreed to analytics. Called once per batch: a lost event is not sent again. No request waits for it. */
export interface AnalyticsReceiver {
  send(visit: MeasuredVisit, events: readonly TrackingEvent[], signal?: AbortSignal): Promise<void>
}
