import type { ToastMessage } from '#web/platform/show-toast.ts'

/** Pages whose failure has words of its own, by the alias they are linked by. */
const ofPage: Readonly<Record<string, string>> = {
  basketPage: 'feedback.error_basket_initializing',
  receiptPage: 'feedback.error_order_return',
}

/** The toast for a page that could not be rendered; the page shows the same permanently. */
export function toastOfFailure(path: string, links: Readonly<Record<string, string | undefined>>): ToastMessage {
  const own = Object.keys(ofPage).find((alias) => links[alias] !== undefined && links[alias] === path.split('?')[0])
  return own ? ['danger', ofPage[own]!] : ['warning', 'feedback.error_generic']
}
