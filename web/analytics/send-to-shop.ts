import type { TrackingEvent } from '#contracts/analytics.ts'
import type { EventReceiver } from '#web/platform/analytics.ts'
import { hasConsent } from '#web/platform/consent.ts'

/** Events within this time are sent together. */
const gatherMs = 1_000
/** The most events that the shop accepts in one call. */
const mostAtOnce = 50

/** Sends events to the shop in batches, and the rest when the shopper leaves the page. Events that cannot be sent are lost. */
export function sendToShop(market: string): EventReceiver {
  let waiting: TrackingEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = (): void => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    waiting = []
    // The shopper may have withdrawn consent in the meantime.
    if (events.length === 0 || !hasConsent('analytics')) return
    void fetch('/api/tracking/events', {
      ...{ method: 'POST', keepalive: true, body: JSON.stringify({ events }) },
      headers: { 'content-type': 'application/json', 'X-CURRENT-MARKET': market },
    }).catch(() => {})
  }

  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  return (event, moment) => {
    waiting.push({ ...moment, ...event })
    if (waiting.length >= mostAtOnce) return send()
    timer ??= setTimeout(send, gatherMs)
  }
}
