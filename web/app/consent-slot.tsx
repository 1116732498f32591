import { useEffect, useState } from 'react'
import type { Page } from '#contracts/pages.ts'
import { isAnswered } from '#foundation/consent.ts'
import { loadConsentDialog } from '#web/consent/index.ts'
import { forgetStored } from '#web/platform/browser-memory.ts'
import { consentNow, consentUpdate, hasConsent } from '#web/platform/consent.ts'
import { useLazy } from '#web/platform/use-lazy.ts'

/**
 * Asks for consent until the shopper has answered, but not on the consent page, in the app, or on a device of a store,
 * where the answer would also apply to the next shopper. The code is loaded only for shoppers who have not answered.
 */
export function ConsentSlot({ page: { pageAlias: alias, app, inStore } }: { readonly page: Page }) {
  const [Dialog, want] = useLazy(loadConsentDialog)
  const [asks, setAsks] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again on each kind of page
  useEffect(() => {
    const update = () => {
      const open = !isAnswered(consentNow()) && alias !== 'consentPage' && !app && !inStore
      setAsks(open)
      if (open) void want()
    }
    const updateAndForget = () => {
      update()
      forgetWhatIsRefused()
    }
    if (alias === 'consentPage') updateAndForget()
    else update()
    addEventListener(consentUpdate, updateAndForget)
    return () => removeEventListener(consentUpdate, updateAndForget)
  }, [alias])
  return Dialog && asks ? <Dialog /> : null
}

/** Deletes data that was stored under a consent that is now withdrawn. */
function forgetWhatIsRefused(): void {
  if (!hasConsent('functional')) forgetStored()
}
