import { useEffect } from 'react'
import type { Page } from '#contracts/pages.ts'
import type { Posted } from '#web/platform/navigation-parts.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import { useVisitor } from '#web/platform/visitor.ts'

const load = () => import('./terms-flyout-slot.tsx')
let loaded: Awaited<ReturnType<typeof load>> | undefined
const loadSlot = async () => {
  loaded = await load()
  return loaded.TermsFlyoutSlot
}

/** The place of the terms flyout. Its code is loaded only for signed-in shoppers. */
export function TermsSlot({ page }: { readonly page: Page }) {
  const [Flyout, want] = useLazy(loadSlot)
  const isSignedIn = useVisitor()?.signedIn
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is loaded when somebody is signed in.
  useEffect(() => {
    if (isSignedIn) void want()
  }, [isSignedIn])
  return Flyout ? <Flyout page={page} /> : null
}

export const handledByTerms = (posted: Posted, page: Page): boolean => loaded?.handledByTerms(posted, page) ?? false
