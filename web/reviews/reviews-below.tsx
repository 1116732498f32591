import { useEffect } from 'react'
import { consentUpdate, hasConsent } from '#web/platform/consent.ts'
import { Enhancement } from '#web/platform/enhancement.tsx'
import { useLazy } from '#web/platform/use-lazy.ts'
import { whenNear } from '#web/platform/when-near.ts'

const place = 'reviews'

/** Reviews of a product or of the shop. With consent they are loaded near the window. The page is complete without them. */
export function ReviewsBelow({ productId }: { readonly productId?: string }) {
  const [Panel, want] = useLazy(loadReviewsPanel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is loaded once
  useEffect(() => {
    let left = false
    const load = async () => {
      if (!hasConsent('functional')) return
      await whenNear(`#${place}`, { grows: true })
      if (!left) await want()
    }
    void load()
    addEventListener(consentUpdate, load)
    return () => {
      left = true
      removeEventListener(consentUpdate, load)
    }
  }, [])
  return (
    <Enhancement>
      {<div id={place}>{Panel && <Panel key={productId} productId={productId} place={`#${place}`} />}</div>}
    </Enhancement>
  )
}

const loadReviewsPanel = async () => (await import('./reviews-panel.tsx')).ReviewsPanel
