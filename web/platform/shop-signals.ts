import type { Page } from '#contracts/pages.ts'
import { noteSignal } from './analytics.ts'
import type { Posted } from './navigation-parts.ts'

const listeners: ((page: Page) => void)[] = []
let shown: Page | undefined

/** Notifies the listeners, and analytics, that a page is now shown. */
export function notifyPageShown(page: Page): void {
  const before = shown
  shown = page
  for (const listener of listeners) listener(page)
  noteSignal({ signal: 'page', page, before })
}

/** Notifies analytics of a posted form and the page that answered it. */
export const notifyFormAnswered = (posted: Posted, answer: Page): void =>
  noteSignal({ signal: 'form', posted, answer, page: shown })

/** Calls a listener with the current page and all later ones. */
export function onPage(listener: (page: Page) => void): void {
  listeners.push(listener)
  if (shown) listener(shown)
}

/** Notifies analytics of clicks on links and buttons, of searches and of opened flyouts. */
export function noteActions(): void {
  const atOnce = { capture: true }
  document.addEventListener('click', ({ target }) => noteClick(target), atOnce)
  document.addEventListener('submit', ({ target }) => noteSearch(target as HTMLFormElement), atOnce)
  document.addEventListener('flyout-open', ({ target }) => noteFlyout(target as HTMLElement))
}

function noteClick(target: EventTarget | null): void {
  const pressed = target instanceof Element && target.closest<HTMLElement>('a, button')
  if (pressed) noteSignal({ signal: 'press', pressed, page: shown })
}

function noteSearch(form: HTMLFormElement): void {
  const term = form.closest('search') && new FormData(form).get('q')
  if (typeof term === 'string') noteSignal({ signal: 'search', term })
}

function noteFlyout(flyout: HTMLElement): void {
  const name = flyout.dataset.flyout ?? flyout.querySelector('h2')?.textContent.trim()
  noteSignal({ signal: 'flyout', name: name ?? 'flyout' })
}
