import { forgetInBrowser, visitMemory } from '#web/platform/browser-memory.ts'

const name = 'form-before'

/** Only codes and gift cards, because they are also entered on the payment step, which is loaded as a separate document. */
const isTold = (formAction: string): boolean => /-(?:promo-code|gift-card)$/.test(formAction)

/** Remembers a form whose answer is loaded as a new document, so that the new document can show the toast. */
export function rememberForm(formAction: string | null, address: string): void {
  if (formAction !== null && isTold(formAction)) visitMemory.setItem(name, `${formAction} ${address}`)
}

/** The form action that this document answers; returned only once. */
export function formBefore(address: string): string | undefined {
  const kept = visitMemory.getItem(name)
  if (kept === null) return undefined
  forgetInBrowser(name)
  const [formAction, ledTo] = kept.split(' ')
  return ledTo === address ? formAction : undefined
}
