import { useEffect } from 'react'
import type { OrderPurchase } from '#contracts/orders.ts'
import { hasConsent } from '#web/platform/consent.ts'
import { purchaseToSend } from './purchase-once.ts'

declare global {
  interface Window {
    /** What tag managers read, in the order it was written. */
    dataLayer?: unknown[]
  }
}

/** Tells analytics of a purchase: once per order, and only where that was agreed to. */
export function PurchaseTold({ purchase }: { readonly purchase: OrderPurchase | undefined }) {
  useEffect(() => {
    if (!hasConsent('analytics')) return
    const told = purchaseToSend(purchase, document)
    if (!told) return
    window.dataLayer ??= []
    window.dataLayer.push({ event: 'purchase', ...told })
  }, [purchase])
  return null
}
