import type { Page } from '#contracts/pages.ts'
import type { Posted } from './navigation-parts.ts'

/** What happens on the pages of this document, for code that comes later and looks on. */
interface Signals {
  readonly page: (page: Page) => void
  readonly form: (posted: Posted, page: Page) => void
}

const listeners: { readonly [Name in keyof Signals]: Signals[Name][] } = { page: [], form: [] }
let shown: Page | undefined

/** Tells that a page is shown now. */
export function tellPage(page: Page): void {
  shown = page
  for (const listener of listeners.page) listener(page)
}

/** Tells that a form was posted, with the page that answered it. */
export function tellForm(posted: Posted, page: Page): void {
  for (const listener of listeners.form) listener(posted, page)
}

/** Tells a listener of the page that is shown and of all that follow. */
export function onPage(listener: Signals['page']): void {
  listeners.page.push(listener)
  if (shown) listener(shown)
}

export const onForm = (listener: Signals['form']): void => void listeners.form.push(listener)
