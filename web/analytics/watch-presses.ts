import type { Page } from '#contracts/pages.ts'
import { trackEvent } from '#web/platform/analytics.ts'
import { itemOfTile, listOf, trackingIdOf } from './where-it-stands.ts'

/** Sends events for clicks on products, widgets, share links and searches, and for opened flyouts. */
export function watchPresses(shown: () => Page | undefined): void {
  document.addEventListener('click', ({ target }) => target instanceof Element && pressed(target, shown()), {
    capture: true,
  })
  document.addEventListener('submit', ({ target }) => searched(target as HTMLFormElement), { capture: true })
  document.addEventListener('flyout-open', ({ target }) => {
    const title = (target as HTMLElement).querySelector('h2')?.textContent.trim().slice(0, 200)
    trackEvent({ event: 'flyout_open', flyout: (target as HTMLElement).dataset.flyout ?? title ?? 'flyout' })
  })
}

function pressed(target: Element, page: Page | undefined): void {
  const link = target.closest<HTMLElement>('a, button')
  if (!link) return
  if (link.dataset.shares !== undefined) trackEvent({ event: 'share', method: 'product' })
  if (!(link instanceof HTMLAnchorElement)) return
  const trackingId = trackingIdOf(link)
  const found = trackingId === undefined ? {} : { trackingId }
  const tile = link.closest<HTMLElement>('article[data-product]')
  if (tile) trackEvent({ event: 'select_item', list: listOf(tile, page), items: [itemOfTile(tile, page)], ...found })
  else if (trackingId !== undefined)
    trackEvent({ event: 'select_promotion', trackingId, link: link.pathname.slice(0, 300) })
}

function searched(form: HTMLFormElement): void {
  const term = form.closest('search') && new FormData(form).get('q')
  if (typeof term === 'string' && term.trim() !== '')
    trackEvent({ event: 'search', searchTerm: term.trim().slice(0, 300) })
}
