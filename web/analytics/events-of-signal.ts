import type { TrackingEvent } from '#contracts/analytics.ts'
import type { Signal } from '#web/platform/analytics.ts'
import { eventOfForm } from './event-of-form.ts'
import { eventsOfPage } from './events-of-page.ts'
import { eventsOfPress } from './events-of-press.ts'

/** The events of what happened in the document. */
export function eventsOfSignal(signal: Signal): readonly TrackingEvent[] {
  switch (signal.signal) {
    case 'page':
      return eventsOfPage(signal.page, signal.before)
    case 'form': {
      const event = eventOfForm(signal.posted, signal.answer, signal.page)
      return event ? [event] : []
    }
    case 'press':
      return eventsOfPress(signal.pressed, signal.page)
    case 'search': {
      const searchTerm = signal.term.trim().slice(0, 300)
      return searchTerm === '' ? [] : [{ event: 'search', searchTerm }]
    }
    case 'flyout':
      return [{ event: 'flyout_open', flyout: signal.name.slice(0, 200) }]
  }
}
