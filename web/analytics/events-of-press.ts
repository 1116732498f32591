import type { TrackingEvent } from '#contracts/analytics.ts'
import type { Page } from '#contracts/pages.ts'
import { itemOfTile, listOf, trackingIdOf } from './where-it-stands.ts'

/** The events of a click on a link or a button: for products, for widgets, and for sharing. */
export function eventsOfPress(pressed: HTMLElement, page: Page | undefined): TrackingEvent[] {
  const shares: TrackingEvent[] = pressed.dataset.shares === undefined ? [] : [{ event: 'share', method: 'product' }]
  return pressed instanceof HTMLAnchorElement ? [...shares, ...eventsOfLink(pressed, page)] : shares
}

function eventsOfLink(link: HTMLAnchorElement, page: Page | undefined): TrackingEvent[] {
  const trackingId = trackingIdOf(link)
  const found = trackingId === undefined ? {} : { trackingId }
  const tile = link.closest<HTMLElement>('article[data-product]')
  if (tile) return [{ event: 'select_item', list: listOf(tile, page), items: [itemOfTile(tile, page)], ...found }]
  return trackingId === undefined ? [] : [{ event: 'select_promotion', trackingId, link: link.pathname.slice(0, 300) }]
}
