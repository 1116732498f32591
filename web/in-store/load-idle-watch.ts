/** Loads the code as a separate chunk, because browsers outside stores do not need it. */
export const loadIdleWatch = async () => (await import('./idle-watch.tsx')).IdleWatch
