/** In a chunk of its own: shoppers at home do without it. */
export const loadIdleWatch = async () => (await import('./idle-watch.tsx')).IdleWatch
