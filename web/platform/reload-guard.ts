/** Whole page loads that mend something happen at most this often, so that a broken build cannot make a page spin. */
export const reloadGuardMs = 60_000
const key = 'reloaded-at'

/** Answers whether the page may be loaded anew now, and remembers that it was. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(key) ?? 0)
  if (now - last < reloadGuardMs) return false
  storage.setItem(key, String(now))
  // Without storage this would never end.
  return storage.getItem(key) === String(now)
}
