import { fromWire } from '#contracts/money.ts'
import { accepted, refused } from '#foundation/result.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import type { SavedItem } from './wishlist.ts'
import type { WishlistAnswer } from './wishlists.ts'

/** Items to save, each with its current price. The market must sell all of these products or sizes. */
export function itemsToSave(
  { card, detail }: Pick<Catalogue, 'card' | 'detail'>,
  market: Market,
  { skus, now }: { readonly skus: readonly string[]; readonly now: Date },
): WishlistAnswer<readonly SavedItem[]> {
  const items: SavedItem[] = []
  for (const sku of skus) {
    const productId = productIdOf(sku)
    const product = card(market, productId)
    const isKnown = sku === productId || detail(market, productId)?.variants.some(({ id }) => id === sku)
    if (!product || !isKnown) return refused({ code: 'wishlist.product-unknown' })
    items.push({ sku, savedAt: now.toISOString(), price: fromWire(product.price.salesPrice) })
  }
  return accepted(items)
}
