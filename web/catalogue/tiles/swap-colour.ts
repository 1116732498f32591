import { flushSync } from 'react-dom'
import type { ProductCard } from '#contracts/catalogue.ts'
import { listed } from '#foundation/listed.ts'
import { announce } from '#ui/live-region/index.ts'
import type { MarketView } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { productSource } from '#web/platform/picture-address.ts'
import { brandName } from '../brand-line.ts'
import { fetchTile } from './fetch-tile.ts'
import type { ShowOnTile, TileContent } from './tile-content.ts'

/** Shows another colour of a product on its tile: picture, price and link change, and the focus stays on the colours. */
export async function swapColour(
  tile: HTMLElement,
  link: HTMLAnchorElement,
  view: MarketView,
  put: ShowOnTile,
): Promise<void> {
  const [before, wanted] = [tile.dataset.product!, link.dataset.option!]
  if (before === wanted) return
  const [card] = await Promise.all([cardOf(wanted, view), fetchTile()])
  await pictureOf(card, tile)
  flushSync(() => put(tileContentOf(card, tile, view), before))
  document.querySelector<HTMLElement>(`[data-product="${CSS.escape(wanted)}"] [data-option][aria-current]`)?.focus()
  announce(listed(view.t, [card.colourName, view.money(card.price.salesPrice)]))
}

/** The current card of a product. Rejects if there is none any more; then the link is followed. */
export async function cardOf(id: string, { market }: Pick<MarketView, 'market'>): Promise<ProductCard> {
  const [card] = await api('GET /api/catalog/{catalog}/products-simple', {
    catalog: market.id,
    query: { productIds: [id] },
  })
  if (!card) throw new Error(`no product ${id} in ${market.id}`)
  return card
}

/** A tile that did not show its brand does not show it for the other colour either. */
export const tileContentOf = (card: ProductCard, tile: HTMLElement, view: MarketView): TileContent => ({
  card,
  omittedBrand: tile.querySelector('[data-brand]') ? undefined : brandName(card, view),
})

const longestMs = 400

/** Waits a moment for the new picture, so that no empty tile is visible. */
async function pictureOf({ images }: ProductCard, tile: HTMLElement): Promise<void> {
  const { address, widths } = productSource(images.urlTemplate, images.indexes[0]?.index ?? 0, 'tile')
  const image = new Image()
  image.sizes = tile.querySelector('source')?.sizes ?? ''
  image.srcset = widths.map((width) => `${address('avif', width)} ${width}w`).join(', ')
  await Promise.race([image.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, longestMs))])
}
