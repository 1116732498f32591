import { reloadGuardMs } from '#foundation/fixed-values.ts'

const key = 'reloaded-at'

/** Returns true if the page may be reloaded now, and records the reload. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(key) ?? 0)
  if (now - last < reloadGuardMs) return false
  storage.setItem(key, String(now))
  // False if storage does not work, because then the page would reload without end.
  return storage.getItem(key) === String(now)
}

export interface ReloadNeeds {
  mayReload(): boolean
  /** Loads the whole page. */
  reload(): void
  /** Tells the shopper that something went wrong. */
  showMessage(): void
}

/**
 * Called after a fault that a full page load may fix. Reloads the page; or shows a message if that was already tried a
 * moment ago. Then throws the fault again.
 */
export function reloadOrReport(fault: unknown, { mayReload, reload, showMessage }: ReloadNeeds): void {
  if (!mayReload()) {
    showMessage()
    throw fault
  }
  reload()
}
