import { productIdOf } from '#foundation/sku.ts'
import type { MarketView } from '#web/markets/index.ts'
import { trackEvent } from '#web/platform/analytics.ts'
import { visitMemory } from '#web/platform/browser-memory.ts'
import { api } from '#web/platform/client.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { loadVisitor, visitorNow } from '#web/platform/visitor.ts'
import { waitingName } from './change-saved.ts'
import { showWishlistToast } from './wishlist-toast.ts'

/** Saves the product that the shopper wanted to save before the sign-in, and confirms it. */
export async function saveAfterSignIn({ market, t }: MarketView): Promise<void> {
  const sku = visitMemory.getItem(waitingName)
  if (!sku || !visitorNow()?.signedIn) return
  visitMemory.setItem(waitingName, '')
  try {
    const list = await api('POST /api/wishlist/{catalog}/wishlist/add', { catalog: market.id, query: { sku } })
    trackEvent({ event: 'add_to_wishlist', items: [{ productId: productIdOf(sku), sku }] })
    showToast('wishlist', ['success', 'wishlist.saved'], t('wishlist.saved', list?.name ?? ''))
    await loadVisitor(market.id)
  } catch {
    showWishlistToast('notChanged', t)
  }
}
