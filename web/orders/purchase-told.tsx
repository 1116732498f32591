import { useEffect } from 'react'
import type { OrderPurchase } from '#contracts/orders.ts'
import { tellAnalytics } from '#web/platform/analytics.ts'
import { hasConsent } from '#web/platform/consent.ts'
import { purchaseToSend } from './purchase-once.ts'

/** Tells analytics of a purchase: once per order, and only where that was agreed to. */
export function PurchaseTold({ purchase }: { readonly purchase: OrderPurchase | undefined }) {
  useEffect(() => {
    if (!hasConsent('analytics')) return
    const told = purchaseToSend(purchase, document)
    if (told) tellAnalytics({ event: 'purchase', ...told })
  }, [purchase])
  return null
}
