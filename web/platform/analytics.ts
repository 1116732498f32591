import type { TrackingEvent } from '#contracts/analytics.ts'
import { isAnswered } from '#foundation/consent.ts'
import { consentNow, consentUpdate, hasConsent } from './consent.ts'

declare global {
  interface Window {
    /** The data layer for tag managers, in order. */
    dataLayer?: unknown[]
  }
}

/** The area of the shop, for analytics. */
export type Area = 'basket' | 'checkout' | 'payment' | 'login' | 'loyalty' | 'page' | 'tracking' | 'wishlist'

/** When and where something happened. The query of an address is left out, because it may contain a secret. */
export interface Moment {
  readonly at: number
  readonly path: string
}
export type Deliver = (event: TrackingEvent, moment: Moment) => void

type Told = readonly [event: TrackingEvent, moment: Moment]

/** Events that are held in this document until the shopper has answered about consent and a receiver is set. */
let held: Told[] = []
const mostHeld = 100
let deliver: Deliver | undefined
let isWaiting = false

/** Sets the receiver of events: the data layer of the page, or the shop. */
export function sendEventsTo(receiver: Deliver): void {
  deliver = receiver
  letGo()
}

export function toDataLayer(event: object): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** Sends an event to analytics. It is held until the shopper has answered the consent dialog, and dropped if they refuse. */
export function tellAnalytics(event: TrackingEvent): void {
  if (held.length >= mostHeld || (isAnswered(consentNow()) && !hasConsent('analytics'))) return
  held.push([event, { at: Date.now(), path: location.pathname }])
  if (!isWaiting) addEventListener(consentUpdate, letGo)
  isWaiting = true
  letGo()
}

function letGo(): void {
  if (!isAnswered(consentNow())) return
  if (!hasConsent('analytics')) held = []
  if (!deliver) return
  const told = held
  held = []
  for (const [event, moment] of told) deliver(event, moment)
}

/** Sends an error to analytics: a text that is the same in every language, or the key of the shown text. */
export const tellError = (category: Area, label: string): void => tellAnalytics({ event: 'error', category, label })
