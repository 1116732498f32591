import { hasConsent } from './consent.ts'

declare global {
  interface Window {
    /** What tag managers read, in the order it was written. */
    dataLayer?: unknown[]
  }
}

/** Where in the shop something happened, as analytics groups it. */
export type Area = 'basket' | 'checkout' | 'payment' | 'page'

/** Tells analytics of something, where the shopper agreed to that; anything before is not made up for. */
export function tellAnalytics<Told extends { readonly event: string }>(event: Told): void {
  if (!hasConsent('analytics')) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** Tells analytics what went wrong: a text that is the same in every language, or the key of what was shown. */
export const tellError = (category: Area, label: string): void => tellAnalytics({ event: 'error', category, label })
