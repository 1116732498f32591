import { useEffect } from 'react'
import type { OrderPurchase } from '#contracts/orders.ts'
import { tellAnalytics } from '#web/platform/analytics.ts'
import { hasConsent } from '#web/platform/consent.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import { purchaseEvent, purchaseToSend } from './purchase-once.ts'

/** Tells analytics of a purchase: once per order, when it is known who is here, and only where that was agreed to. */
export function PurchaseTold({ purchase }: { readonly purchase: OrderPurchase | undefined }) {
  const visitor = useVisitor()
  useEffect(() => {
    if (!visitor || !hasConsent('analytics')) return
    const told = purchaseToSend(purchase, document)
    if (told) tellAnalytics(purchaseEvent(told, visitor))
  }, [purchase, visitor])
  return null
}
