import type { Arrival } from '#web/platform/navigation-parts.ts'

/** After a new page: its heading. After a refused form: the summary of what is wrong. After a change in place: where it was, if that element still exists. */
export function moveFocus(arrival: Arrival): void {
  if (arrival === 'refused') focusOn('main [role="alert"], main [aria-invalid="true"]')
  else if (arrival === 'new-page' || document.activeElement === document.body) focusOn('main h1')
}

function focusOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>('main')
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: selector.endsWith('h1') })
}
