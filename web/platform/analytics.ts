import { isAnswered } from '#foundation/consent.ts'
import { consentNow, consentUpdate, hasConsent } from './consent.ts'

declare global {
  interface Window {
    /** The data layer for tag managers, in order. */
    dataLayer?: unknown[]
  }
}

/** The area of the shop, for analytics. */
export type Area = 'basket' | 'checkout' | 'payment' | 'page' | 'wishlist'

interface Told {
  readonly event: string
}

/** Events before the shopper's consent; they wait in this document only. */
let held: Told[] = []
const mostHeld = 100

/** Tells analytics of something, where the shopper agreed to that. Until they answered it is held, and forgotten where they refuse. */
export function tellAnalytics<Event extends Told>(event: Event): void {
  const said = consentNow()
  if (said.granted.has('analytics')) tell(event)
  if (isAnswered(said) || held.length >= mostHeld) return
  if (held.length === 0) addEventListener(consentUpdate, letGo, { once: true })
  held.push(event)
}

function tell(event: Told): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

function letGo(): void {
  if (hasConsent('analytics')) for (const event of held) tell(event)
  held = []
}

/** Tells analytics what went wrong: a text that is the same in every language, or the key of what was shown. */
export const tellError = (category: Area, label: string): void => tellAnalytics({ event: 'error', category, label })
