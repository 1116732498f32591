import { reloadGuardMs } from '#foundation/fixed-values.ts'

const key = 'reloaded-at'

/** Returns true if the page may be reloaded now, and remembers the reload. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(key) ?? 0)
  if (now - last < reloadGuardMs) return false
  storage.setItem(key, String(now))
  // Without storage this would never end.
  return storage.getItem(key) === String(now)
}

export interface Mending {
  mayReload(): boolean
  /** Loads the whole page. */
  reload(): void
  /** Says that something went wrong. */
  say(): void
}

/** After a fault that a full page load may fix: reloads the page, or shows a message if that was tried a moment ago; then rethrows the fault. */
export function mendOrSay(fault: unknown, { mayReload, reload, say }: Mending): void {
  if (!mayReload()) {
    say()
    throw fault
  }
  reload()
}
