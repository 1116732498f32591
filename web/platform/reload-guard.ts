import { reloadGuardMs } from '#foundation/fixed-values.ts'

const key = 'reloaded-at'

/** Answers whether the page may be loaded anew now, and remembers that it was. */
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

/** After a fault that a whole page load may mend: loads it, or says so where that was tried a moment ago, and throws the fault on. */
export function mendOrSay(fault: unknown, { mayReload, reload, say }: Mending): void {
  if (!mayReload()) {
    say()
    throw fault
  }
  reload()
}
