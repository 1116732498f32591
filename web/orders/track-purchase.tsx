import { useEffect } from 'react'
import type { OrderPurchase } from '#contracts/orders.ts'
import { trackEvent } from '#web/platform/analytics.ts'
import { hasConsent } from '#web/platform/consent.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import { purchaseEvent, purchaseToSend } from './purchase-once.ts'

/** Sends the purchase event once per order, after the visitor is loaded, and only with consent. */
export function TrackPurchase({ purchase }: { readonly purchase: OrderPurchase | undefined }) {
  const visitor = useVisitor()
  useEffect(() => {
    if (!visitor || !hasConsent('analytics')) return
    const told = purchaseToSend(purchase, document)
    if (told) trackEvent(purchaseEvent(told, visitor))
  }, [purchase, visitor])
  return null
}
