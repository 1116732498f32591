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
export type AnalyticsArea = 'basket' | 'checkout' | 'payment' | 'login' | 'loyalty' | 'page' | 'tracking' | 'wishlist'

/** When and where something happened. The query of an address is left out, because it may contain a secret. */
export interface EventMoment {
  readonly at: number
  readonly path: string
}
export type EventReceiver = (event: TrackingEvent, moment: EventMoment) => void

type HeldEvent = readonly [event: TrackingEvent, moment: EventMoment]

/** Events that are held in this document until the shopper has answered about consent and a receiver is set. */
let held: HeldEvent[] = []
const mostHeld = 100
let deliver: EventReceiver | undefined
let isWaiting = false

/** Sets the receiver of events: the data layer of the page, or the shop. */
export function sendEventsTo(receiver: EventReceiver): void {
  deliver = receiver
  letGo()
}

export function toDataLayer(event: object): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** Sends an event to analytics. It is held until the shopper has answered the consent dialog, and dropped if they refuse. */
export function trackEvent(event: TrackingEvent): void {
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
export const trackError = (category: AnalyticsArea, label: string): void =>
  trackEvent({ event: 'error', category, label })
