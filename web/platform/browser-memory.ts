import { hasConsent } from './consent.ts'

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Names of the marks that this browser, or an account in it, signed up for the customer club. The mark of the account
 * is removed when it signs out.
 */
export const clubNames = { inBrowser: 'customerClubSigned', ofAccount: 'accountCustomerClubSigned' } as const

/** Names of everything that is stored permanently with the shopper's consent, so that all of it can be deleted. */
export const storedNames = {
  grid: ['gridMobilePortrait', 'gridMobileLandscape', 'gridTablet', 'gridDesktop'],
  searched: 'searched-for',
  viewed: 'viewed-products',
  browser: 'browser',
  club: Object.values(clubNames),
} as const

/** Undefined if storage is switched off or full, because that is no fault. */
function tried<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

const agreed = () => hasConsent('functional')

/** A shopper's display settings: stored permanently with consent, otherwise for the visit. */
export const browserMemory: BrowserStorage = {
  getItem: (name) =>
    tried(() => (agreed() ? localStorage.getItem(name) : null)) ?? tried(() => sessionStorage.getItem(name)) ?? null,
  setItem: (name, text) => tried(() => (agreed() ? localStorage : sessionStorage).setItem(name, text)),
}

export function forgetInBrowser(name: string): void {
  tried(() => localStorage.removeItem(name))
  tried(() => sessionStorage.removeItem(name))
}

/** Personal data: viewed products and searches. Neither stored nor read without consent. */
export const personalMemory: BrowserStorage = {
  getItem: (name) => (agreed() ? (tried(() => localStorage.getItem(name)) ?? null) : null),
  setItem: (name, text) => {
    if (agreed()) tried(() => localStorage.setItem(name, text))
  },
}

/** Data for the visit only. */
export const visitMemory: BrowserStorage = {
  getItem: (name) => tried(() => sessionStorage.getItem(name)) ?? null,
  setItem: (name, text) => tried(() => sessionStorage.setItem(name, text)),
}

/** Deletes what was stored with a consent that was withdrawn: everything stored permanently, and all personal data. */
export function forgetStored(): void {
  for (const name of Object.values(storedNames).flat()) tried(() => localStorage.removeItem(name))
  for (const name of [storedNames.searched, storedNames.viewed, storedNames.browser])
    tried(() => sessionStorage.removeItem(name))
}
