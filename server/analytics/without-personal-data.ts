import type { TrackingEvent } from '#contracts/analytics.ts'
import { withoutPersonalText } from '#foundation/without-personal-text.ts'

/** Removes from an event what a shopper may have typed about themselves, and the query of an address. */
export function withoutPersonalData(event: TrackingEvent): TrackingEvent {
  const bare = { ...event, ...(event.path === undefined ? {} : { path: bareAddress(event.path) }) }
  switch (bare.event) {
    case 'search':
    case 'view_search_results':
      return { ...bare, searchTerm: withoutPersonalText(bare.searchTerm) }
    case 'select_promotion':
      return bare.link === undefined ? bare : { ...bare, link: bareAddress(bare.link) }
    case 'error':
      return { ...bare, label: withoutPersonalText(bare.label) }
    case 'filter':
      return { ...bare, value: withoutPersonalText(bare.value) }
    default:
      return bare
  }
}

const bareAddress = (address: string): string => address.replace(/[?#].*$/s, '')
