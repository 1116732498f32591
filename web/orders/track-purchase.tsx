import { useEffect } from 'react'
import type { OrderPurchase } from '#contracts/orders.ts'
import { trackEvent } from '#web/platform/analytics.ts'
import { consentUpdate, hasConsent } from '#web/platform/consent.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import { purchaseEvent, purchaseToSend } from './purchase-once.ts'

/** Sends the purchase event once per order, after the visitor is loaded, and only with consent, also if it is given here. */
export function TrackPurchase({ purchase }: { readonly purchase: OrderPurchase | undefined }) {
  const visitor = useVisitor()
  useEffect(() => {
    if (!visitor) return
    const tell = () => {
      const told = hasConsent('analytics') ? purchaseToSend(purchase, document) : undefined
      if (told) trackEvent(purchaseEvent(told, visitor))
    }
    tell()
    addEventListener(consentUpdate, tell)
    return () => removeEventListener(consentUpdate, tell)
  }, [purchase, visitor])
  return null
}
