import { tellAnalytics } from '#web/platform/analytics.ts'

/** Makes the shop remember a market, while the browser is already loading it. */
export function chooseMarket(id: string): void {
  tellAnalytics({ event: 'select_market', market: id })
  void fetch(`/api/visitor/${id}?chosen=true`, { keepalive: true }).catch(() => {})
}
