import type { TrackedItem } from '#contracts/analytics.ts'
import type { ProductCard } from '#contracts/catalogue.ts'
import type { Page } from '#contracts/pages.ts'
import { isCardInDocument } from '#web/platform/card-in-document.ts'
import { itemOfCard, listingOf } from './tracked-items.ts'

/** The tracking id of the widget or link around an element. */
export const trackingIdOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-tracking-id]')?.dataset.trackingId

/** The analytics list of a tile: its widget; if it has none, the category; or else the kind of page. */
export const listOf = (tile: Element, page: Page | undefined): string =>
  trackingIdOf(tile) ?? (page && listingOf(page)?.category) ?? page?.pageAlias ?? 'unknown'

/** The product of a tile, with the tile's position in its list. */
export function itemOfTile(tile: HTMLElement, page: Page | undefined): TrackedItem {
  const productId = tile.dataset.product!
  // For a tile that the server rendered, the payload has only the id of the product.
  const isWhole = (one: ProductCard): boolean => one.id === productId && !isCardInDocument(one)
  const card = page && listingOf(page)?.search.results.find(isWhole)
  const name = tile.querySelector('a')?.textContent.trim().slice(0, 300)
  const around = tile.closest('[data-tracking-id]') ?? tile.closest('main') ?? document.body
  const position = [...around.querySelectorAll('article[data-product]')].indexOf(tile) + 1
  return {
    ...(card ? itemOfCard(card) : { productId, ...(name ? { name } : {}) }),
    ...(position > 0 ? { position } : {}),
  }
}
