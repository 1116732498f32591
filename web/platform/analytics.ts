import type { TrackingEvent } from '#contracts/analytics.ts'
import type { Page } from '#contracts/pages.ts'
import { isAnswered } from '#foundation/consent.ts'
import { consentNow, consentUpdate, hasConsent } from './consent.ts'
import type { Posted } from './navigation-parts.ts'

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

/** Something that happened in this document. The code that makes events of it is loaded after the page works. */
export type Signal =
  | { readonly signal: 'page'; readonly page: Page; readonly before: Page | undefined }
  | {
      readonly signal: 'form'
      readonly posted: Pick<Posted, 'formAction' | 'values'>
      readonly answer: Page
      /** The page that was shown when the form was sent. */
      readonly page: Page | undefined
    }
  | { readonly signal: 'press'; readonly pressed: HTMLElement; readonly page: Page | undefined }
  | { readonly signal: 'search'; readonly term: string }
  | { readonly signal: 'flyout'; readonly name: string }

type EventsOfSignal = (signal: Signal) => readonly TrackingEvent[]

type Held = readonly [happened: TrackingEvent | Signal, moment: EventMoment]

/** What is held in this document, in order, until the shopper has answered about consent and the code of analytics is there. */
let held: readonly Held[] = []
const mostHeld = 100
let eventsOf: EventsOfSignal | undefined
let deliver: EventReceiver | undefined
let isWaiting = false

/** Sets what makes events of signals, those that are held included. */
export function makeEventsBy(make: EventsOfSignal): void {
  eventsOf ??= make
  held = held.flatMap(asEvents).slice(0, mostHeld)
  letGo()
}

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
export const trackEvent = (event: TrackingEvent): void => hold(event)

/** Notes what happened, for the events that analytics makes of it. It is held and dropped as events are. */
export const noteSignal = (signal: Signal): void => hold(signal)

function hold(happened: TrackingEvent | Signal): void {
  if (isAnswered(consentNow()) && !hasConsent('analytics')) return
  held = [...held, ...asEvents([happened, { at: Date.now(), path: location.pathname }])].slice(0, mostHeld)
  if (!isWaiting) addEventListener(consentUpdate, letGo)
  isWaiting = true
  letGo()
}

function asEvents([happened, moment]: Held): readonly Held[] {
  if (!eventsOf || !('signal' in happened)) return [[happened, moment]]
  return eventsOf(happened).map((event) => [event, moment])
}

function letGo(): void {
  if (!isAnswered(consentNow())) return
  if (!hasConsent('analytics')) held = []
  if (!deliver) return
  const told = held
  held = []
  for (const [event, moment] of told) if ('event' in event) deliver(event, moment)
}

/** Sends an error to analytics: a text that is the same in every language, or the key of the shown text. */
export const trackError = (category: AnalyticsArea, label: string): void =>
  trackEvent({ event: 'error', category, label })
