import { hasConsent } from './consent.ts'

export type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** A browser that keeps nothing, or has no room left, is a shopper's choice and no fault. */
function tried<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

const agreed = () => hasConsent('functional')

/** What is handy to know again: kept for good where the shopper agreed to that, else for the visit. */
export const browserMemory: Memory = {
  getItem: (name) =>
    tried(() => (agreed() ? localStorage.getItem(name) : null)) ?? tried(() => sessionStorage.getItem(name)) ?? null,
  setItem: (name, text) => tried(() => (agreed() ? localStorage : sessionStorage).setItem(name, text)),
}

/** What is needed for the visit and no longer. */
export const visitMemory: Memory = {
  getItem: (name) => tried(() => sessionStorage.getItem(name)) ?? null,
  setItem: (name, text) => tried(() => sessionStorage.setItem(name, text)),
}

/** What was kept for good under a leave that is taken back. */
export function forgetKept(names: readonly string[]): void {
  for (const name of names) tried(() => localStorage.removeItem(name))
}
