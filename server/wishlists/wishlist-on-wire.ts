import type { ProductDetail } from '#contracts/catalogue.ts'
import { fromWire, toWire } from '#contracts/money.ts'
import type { WireWishlist, WishlistItem } from '#contracts/wishlists.ts'
import { productIdOf } from '#foundation/sku.ts'
import type { Catalogue } from '#server/catalogue/index.ts'
import type { Market } from '#server/markets/index.ts'
import { itemsPerPage, type ListPreview, type SavedItem, type Wishlist } from './wishlist.ts'

export interface ShownPage {
  readonly name: string
  /** Starts at 1; a preview has only one page. */
  readonly page?: number
}

/** The items of one page of a list, and the number of pages. */
export function pageOf(items: readonly SavedItem[], page: number) {
  const pages = Math.max(1, Math.ceil(items.length / itemsPerPage))
  const at = Math.min(Math.max(1, page), pages)
  return { pages, page: at, items: items.slice((at - 1) * itemsPerPage, at * itemsPerPage) }
}

export function wishlistOnWire(
  { card }: Pick<Catalogue, 'card'>,
  market: Market,
  list: Wishlist | ListPreview,
  { name, page }: ShownPage,
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
    ...('hasProduct' in list && list.hasProduct !== undefined ? { hasProduct: list.hasProduct } : {}),
    dateCreated: list.madeAt.toISOString(),
    products: [...productIds].flatMap((id) => card(market, id) ?? []),
  }
}

/** An item with everything that a page shows about it. */
export function itemOnWire(
  { card, detail }: Pick<Catalogue, 'card' | 'detail'>,
  market: Market,
  { sku, price }: SavedItem,
): WishlistItem {
  const productId = productIdOf(sku)
  const product = card(market, productId)
  if (!product) return { sku, sizes: [] }
  const variants = detail(market, productId)?.variants ?? []
  const chosen = variants.find(({ id }) => id === sku)
  const now = fromWire(product.price.salesPrice)
  const hasChanged = price !== undefined && price.currency === now.currency && price.minor !== now.minor
  return {
    sku,
    card: product,
    ...(chosen ? { size: sizeOf(chosen) } : {}),
    sizes: chosen ? [] : variants.map((variant) => ({ sku: variant.id, ...sizeOf(variant) })),
    ...(hasChanged ? { priceWhenSaved: toWire(price) } : {}),
  }
}

const sizeOf = ({ size, length, inStockEcom, fewLeft }: ProductDetail['variants'][number]) => ({
  name: length ? `${size.name} / ${length.name}` : size.name,
  inStock: inStockEcom,
  ...(fewLeft === undefined ? {} : { fewLeft }),
})
