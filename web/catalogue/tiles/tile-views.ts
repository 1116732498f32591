import type { MarketView } from '#web/markets/index.ts'
import styles from './product-tile.module.css'
import { overlayPicture } from './second-picture.ts'

/** The shortest movement of the finger that counts as a swipe. */
const leastPx = 30

/** Shows the next or the previous view of a product. After the last view the first one follows. */
export function stepViews(tile: HTMLElement, by: 1 | -1): void {
  const views = tile.dataset.views?.split(' ') ?? []
  const first = tile.querySelector('picture')
  if (!first || views.length < 2) return
  const at = (Number(tile.dataset.at ?? 0) + by + views.length) % views.length
  tile.querySelector(`.${styles.second}`)?.remove()
  overlayPicture(first, views[at]!).dataset.chosen = at === 0 ? 'first' : 'other'
  tile.dataset.at = String(at)
}

/** Adds buttons for the next and previous view to a hovered or focused tile. */
export function offerSteps(tile: HTMLElement, { t }: Pick<MarketView, 't'>): void {
  if (tile.querySelector('[data-step]')) return
  tile.firstElementChild?.append(button(tile, -1, t('carousel.previous')), button(tile, 1, t('carousel.next')))
}

function button(tile: HTMLElement, by: 1 | -1, name: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = styles.step!
  made.dataset.step = String(by)
  made.setAttribute('aria-label', name)
  made.append(arrow(by))
  made.addEventListener('click', () => stepViews(tile, by))
  return made
}

const svg = 'http://www.w3.org/2000/svg'

function arrow(by: 1 | -1): SVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  const use = document.createElementNS(svg, 'use')
  use.setAttribute('href', by < 0 ? '#icon-back' : '#icon-next')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.setAttribute('class', styles.arrow!)
  drawing.append(use)
  return drawing
}

/**
 * Follows a touch on a tile. A horizontal movement changes the view. On a vertical movement the browser scrolls and
 * cancels the pointer.
 */
export function swipe(tile: HTMLElement, fromX: number): void {
  const over = new AbortController()
  const listen = { signal: over.signal }
  addEventListener('pointercancel', () => over.abort(), listen)
  addEventListener(
    'pointerup',
    ({ clientX }) => {
      over.abort()
      const moved = clientX - fromX
      if (Math.abs(moved) < leastPx) return
      const forward = moved < 0 === (getComputedStyle(tile).direction !== 'rtl')
      stepViews(tile, forward ? 1 : -1)
      swallowClick(tile)
    },
    listen,
  )
}

/** Stops the click at the end of a swipe, which would open the tile's link. */
function swallowClick(tile: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  tile.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => tile.removeEventListener('click', swallow, { capture: true }), 50)
}
