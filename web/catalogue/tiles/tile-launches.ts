import type { MarketView } from '#web/markets/index.ts'
import { cardOf, tileContentOf } from './swap-colour.ts'
import type { ShowOnTile } from './tile-content.ts'

/** After a launch each browser waits a random time up to this, so that not all of them call the shop at the same moment. */
const jitterMs = 4000
const tickMs = 1000
const daysCounted = 1

/** Counts down the last day on tiles of coming products, and updates the tiles at the launch without a reload. */
export function watchLaunches(around: HTMLElement, view: MarketView, put: ShowOnTile): () => void {
  const asked = new Set<string>()
  const update = () => {
    for (const state of around.querySelectorAll<HTMLElement>('[data-launch]')) {
      const left = Date.parse(state.dataset.launch!) - Date.now()
      const tile = state.closest<HTMLElement>('[data-product]')!
      if (left > 0) showTimeLeft(state, left, view)
      else if (!asked.has(tile.dataset.product!)) launch(tile, view, put, asked)
    }
  }
  const ticking = setInterval(update, tickMs)
  update()
  return () => clearInterval(ticking)
}

function launch(tile: HTMLElement, view: MarketView, put: ShowOnTile, asked: Set<string>): void {
  const id = tile.dataset.product!
  asked.add(id)
  setTimeout(async () => {
    const card = await cardOf(id, view).catch(() => undefined)
    if (card && !card.comingSoonProduct) put(tileContentOf(card, tile, view), id)
  }, Math.random() * jitterMs)
}

function showTimeLeft(state: HTMLElement, left: number, { t }: MarketView): void {
  if (left > daysCounted * 86_400_000) return
  const seconds = Math.ceil(left / 1000)
  const two = (figure: number) => String(figure % 60).padStart(2, '0')
  const figures = `${String(Math.floor(seconds / 3600)).padStart(2, '0')}:${two(Math.floor(seconds / 60))}:${two(seconds)}`
  state.textContent = t('product.coming-in', figures)
}
