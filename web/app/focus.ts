import type { Arrival } from '#web/platform/navigation-parts.ts'

/**
 * Moves the focus: on a new page to its heading, after a refused form to the summary of problems. After a change in
 * place it stays, if its element still exists.
 */
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
