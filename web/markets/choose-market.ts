/** Has the shop remember a market, while the browser is already on its way there. */
export const chooseMarket = (id: string): void =>
  void fetch(`/api/visitor/${id}?chosen=true`, { keepalive: true }).catch(() => {})
