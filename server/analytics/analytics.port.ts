import type { TrackingEvent } from '#contracts/analytics.ts'

/** Whose events they are: ids that the shop made for analytics, and no name or address. */
export interface MeasuredVisit {
  /** The browser, for a year. */
  readonly visitorId: string
  /** The visit, until twenty minutes without a page. */
  readonly sessionId: string
  /** Identifies the account of a signed-in shopper: derived from its id, which cannot be recovered from it. */
  readonly userId?: string | undefined
  readonly market: string
  readonly currency: string
  /** True if the shopper also agreed to advertisement. */
  readonly advertisement: boolean
}

/**
 * Receives events of shoppers who agreed to be measured. Called once for each batch and never again for the same one: an event that is
 * lost is lost. Nobody waits for it.
 */
export interface AnalyticsReceiver {
  send(visit: MeasuredVisit, events: readonly TrackingEvent[], signal?: AbortSignal): Promise<void>
}
