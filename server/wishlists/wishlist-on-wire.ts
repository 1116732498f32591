import type { WireWishlist } from '#contracts/wishlists.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { itemsPerPage, type ListPreview, type SavedItem, type Wishlist } from './wishlist.ts'

export interface Shows {
  readonly name: string
  /** From 1 on; a preview shows all it has. */
  readonly page?: number
}

/** The items of one page of a list, and the number of pages. */
function pageOf(items: readonly SavedItem[], page: number) {
  const pages = Math.max(1, Math.ceil(items.length / itemsPerPage))
  const at = Math.min(Math.max(1, page), pages)
  return { pages, page: at, items: items.slice((at - 1) * itemsPerPage, at * itemsPerPage) }
}

export function wishlistOnWire(
  { card }: Pick<Catalogue, 'card'>,
  market: Market,
  list: Wishlist | ListPreview,
  { name, page }: Shows,
): WireWishlist {
  const shown = page === undefined ? list.items : pageOf(list.items, page).items
  const productIds = new Set(shown.map(({ sku }) => productIdOf(sku)))
  return {
    wishlistId: list.id,
    wishlistName: name,
    name,
    isDefaultWishlist: list.isDefault,
    ...(list.shareReference === null
      ? {}
      : { shareLinkReference: list.shareReference, shareReference: list.shareReference }),
    skus: list.items.map(({ sku }) => sku),
    quantity: 'quantity' in list ? list.quantity : list.items.length,
    dateCreated: list.madeAt.toISOString(),
    products: [...productIds].flatMap((id) => card(market, id) ?? []),
  }
}
