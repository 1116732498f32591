import type { TrackingEvent } from '#contracts/analytics.ts'
import { Fault } from '#foundation/fault.ts'
import type { AnalyticsReceiver, MeasuredVisit } from '#server/analytics/analytics.port.ts'
import { eventAt } from './event-at.ts'

export interface Ga4Settings {
  readonly url: string
  readonly measurementId: string
  readonly apiSecret: string
}

/** The most events that the service accepts in one request. */
const mostEvents = 25

/** Sends events to Google Analytics 4 with its Measurement Protocol. */
export function ga4Analytics({ url, measurementId, apiSecret }: Ga4Settings): AnalyticsReceiver {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })
  const post = async (body: object, signal: AbortSignal | undefined): Promise<void> => {
    const answer = await fetch(`${url}/mp/collect?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ?? null,
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Fault('analytics.failed', { status: answer.status })
  }
  return {
    async send(visit, events, signal) {
      for (let from = 0; from < events.length; from += mostEvents)
        await post(batch(visit, events.slice(from, from + mostEvents)), signal)
    },
  }
}

const batch = (visit: MeasuredVisit, events: readonly TrackingEvent[]) => ({
  client_id: visit.visitorId,
  ...(visit.userId === undefined ? {} : { user_id: visit.userId }),
  consent: {
    ad_user_data: visit.advertisement ? 'GRANTED' : 'DENIED',
    ad_personalization: visit.advertisement ? 'GRANTED' : 'DENIED',
  },
  events: events.map((event) => eventAt(event, visit)),
})
