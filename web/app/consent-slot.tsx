import { useEffect, useState } from 'react'
import { isAnswered } from '#foundation/consent.ts'
import { loadConsentDialog } from '#web/consent/index.ts'
import { consentNow, consentUpdate, hasConsent } from '#web/platform/consent.ts'
import { useLate } from '#web/platform/late.ts'

/** Where a shopper is asked what they agree to, until they have said it. Its code comes only for who has to be asked. */
export function ConsentSlot() {
  const [Dialog, want] = useLate(loadConsentDialog)
  const [answered, setAnswered] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page has come alive
  useEffect(() => {
    if (!isAnswered(consentNow())) void want()
    const see = () => {
      setAnswered(true)
      void forgetWhatIsRefused()
    }
    addEventListener(consentUpdate, see)
    return () => removeEventListener(consentUpdate, see)
  }, [])
  return Dialog && !answered ? <Dialog /> : null
}

/** What was kept under a leave that is taken back goes. */
async function forgetWhatIsRefused(): Promise<void> {
  if (hasConsent('functional')) return
  const { forgetViewed } = await import('#web/recommendations/index.ts')
  forgetViewed(localStorage)
}
