import { trackEvent } from '#web/platform/analytics.ts'

/** Tells the shop to remember a market. The browser is already loading that market's page. */
export function chooseMarket(id: string): void {
  trackEvent({ event: 'select_market', market: id })
  void fetch(`/api/visitor/${id}?chosen=true`, { keepalive: true }).catch(() => {})
}
