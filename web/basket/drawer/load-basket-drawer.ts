/** The drawer in a chunk of its own: pages that only show a basket, the checkout above all, do without it. */
export const loadBasketDrawer = async () => (await import('./basket-drawer.tsx')).BasketDrawer
