import { tellAnalytics } from '#web/platform/analytics.ts'

/** Has the shop remember a market, while the browser is already on its way there. */
export function chooseMarket(id: string): void {
  tellAnalytics({ event: 'select_market', market: id })
  void fetch(`/api/visitor/${id}?chosen=true`, { keepalive: true }).catch(() => {})
}
