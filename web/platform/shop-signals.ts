import type { Page } from '#contracts/pages.ts'
import type { Posted } from './navigation-parts.ts'

/** Events of this document's pages, for code that is loaded later, such as analytics. */
interface Signals {
  readonly page: (page: Page) => void
  readonly form: (posted: Posted, page: Page) => void
}

const listeners: { readonly [Name in keyof Signals]: Signals[Name][] } = { page: [], form: [] }
let shown: Page | undefined

/** Notifies the listeners that a page is now shown. */
export function notifyPageShown(page: Page): void {
  shown = page
  for (const listener of listeners.page) listener(page)
}

/** Notifies the listeners of a posted form and the page that answered it. */
export function notifyFormAnswered(posted: Posted, page: Page): void {
  for (const listener of listeners.form) listener(posted, page)
}

/** Calls a listener with the current page and all later ones. */
export function onPage(listener: Signals['page']): void {
  listeners.page.push(listener)
  if (shown) listener(shown)
}

export const onForm = (listener: Signals['form']): void => void listeners.form.push(listener)
