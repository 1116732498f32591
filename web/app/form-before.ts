import { forgetInBrowser, visitMemory } from '#web/platform/browser-memory.ts'

const name = 'form-before'

/** Codes and gift cards are entered on the payment step too, which is a document of its own. Of other forms nothing is said. */
const isTold = (formAction: string): boolean => /-(?:promo-code|gift-card)$/.test(formAction)

/** Where the answer to a form is a document of its own, that document says what came of the form. */
export function rememberForm(formAction: string | null, address: string): void {
  if (formAction !== null && isTold(formAction)) visitMemory.setItem(name, `${formAction} ${address}`)
}

/** The form whose answer this document is; told once. */
export function formBefore(address: string): string | undefined {
  const kept = visitMemory.getItem(name)
  if (kept === null) return undefined
  forgetInBrowser(name)
  const [formAction, ledTo] = kept.split(' ')
  return ledTo === address ? formAction : undefined
}
