import { useEffect, useSyncExternalStore } from 'react'
import type { FormState, Page } from '#contracts/pages.ts'
import { termsPollMs } from '#foundation/fixed-values.ts'
import { TermsFlyout } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { Posted } from '#web/platform/navigation-parts.ts'
import { loadVisitor, useVisitor } from '#web/platform/visitor.ts'

let refused: FormState | undefined
const listeners = new Set<() => void>()

/** Terms that a signed-in shopper has not accepted yet, over any page except the terms themselves. */
export function TermsFlyoutSlot({ page }: { readonly page: Page }) {
  const { market } = useMarket()
  const visitor = useVisitor()
  const form = useSyncExternalStore(listen, () => refused)
  const isSignedIn = visitor?.signedIn ?? false
  useEffect(() => {
    if (!isSignedIn) return
    const again = setInterval(() => {
      if (document.visibilityState === 'visible') void loadVisitor(market.id)
    }, termsPollMs)
    return () => clearInterval(again)
  }, [isSignedIn, market.id])
  const open = visitor?.termsDue === true && page.pageAlias !== 'termsConditionsPage'
  return <TermsFlyout open={open} asksNews={page.layout !== 'checkout'} form={form} />
}

/** Returns true if the flyout shows the answer to its own refused form. */
export function handledByTerms({ formAction, fromDrawer }: Posted, { form }: Page): boolean {
  if (formAction !== 'accept-terms' || !fromDrawer) return false
  refused = form
  for (const listener of listeners) listener()
  return form !== undefined
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
