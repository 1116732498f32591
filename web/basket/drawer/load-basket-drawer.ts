/** Loads the drawer as a separate chunk, because pages without it, such as the checkout, should not load it. */
export const loadBasketDrawer = async () => (await import('./basket-drawer.tsx')).BasketDrawer
