import { forgetInBrowser, visitMemory } from '#web/platform/browser-memory.ts'

const name = 'form-before'

/** Only codes and gift cards: they are entered on the payment step too, which is a document of its own. */
const isTold = (formAction: string): boolean => /-(?:promo-code|gift-card)$/.test(formAction)

/** Remembers a form whose answer is loaded as a new document, so that the new document can show the toast. */
export function rememberForm(formAction: string | null, address: string): void {
  if (formAction !== null && isTold(formAction)) visitMemory.setItem(name, `${formAction} ${address}`)
}

/** The form action whose answer this document is; returned once. */
export function formBefore(address: string): string | undefined {
  const kept = visitMemory.getItem(name)
  if (kept === null) return undefined
  forgetInBrowser(name)
  const [formAction, ledTo] = kept.split(' ')
  return ledTo === address ? formAction : undefined
}
