import {
  type DOMAttributes,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import { fetchTile } from './fetch-tile.ts'
import { showSecondPicture } from './second-picture.ts'
import type { ShowOnTile, TileContent } from './tile-content.ts'

export interface TileInteractions {
  /** The data from which a card's tile is rendered. */
  shown(card: ProductCard, omittedBrand: string | undefined): TileContent
  /** A React key that changes with the content of the card's cell. */
  keyOf(card: ProductCard): string
  /** Handlers for the element around the tiles. */
  readonly handlers: Pick<DOMAttributes<HTMLElement>, 'onPointerOver' | 'onPointerDown' | 'onFocus' | 'onClick'> & {
    readonly ref: RefCallback<HTMLElement>
  }
  /** The quick-buy sizes of a tile, if the shopper opened them. */
  readonly opened: ReactNode
}

/**
 * The interactions of tiles: second picture, swiping, changing the colour, quick buy, launches. The grid around the
 * tiles listens for them, because tiles are server markup. Only the code of the second picture is loaded at the start;
 * all other code is loaded on first use.
 */
export function useTileInteractions(): TileInteractions {
  const view = useMarket()
  const around = useRef<HTMLElement>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    around.current = element
  }, [])
  const [stands, setStands] = useState<ReadonlyMap<string, TileContent>>(new Map())
  const [tile, setTile] = useState<HTMLElement>()
  const [QuickBuy, wantQuickBuy] = useLazy(loadQuickBuy)

  const put: ShowOnTile = (content, before) =>
    setStands((known) =>
      new Map([...known].filter(([, it]) => it.card.id !== before)).set(cellOf(known, before), content),
    )

  useEffect(() => {
    const soon = setTimeout(() => void fetchTile(), quietAfterMs)
    return () => clearTimeout(soon)
  }, [])

  useEffect(() => {
    const element = around.current
    if (!element?.querySelector('[data-launch]')) return
    const watching = import('./tile-launches.ts').then(({ watchLaunches }) => watchLaunches(element, view, put))
    return () => void watching.then((stop) => stop())
  })

  const swapColour = async (of: HTMLElement, link: HTMLAnchorElement): Promise<void> =>
    (await import('./swap-colour.ts')).swapColour(of, link, view, put)

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-option], a[data-quick-buy]')
    const of = link?.closest<HTMLElement>('[data-product]')
    if (!link || !of || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (link.dataset.option) void swapColour(of, link).catch(() => location.assign(link.href))
    else void wantQuickBuy().then((came) => (came ? setTile(of) : location.assign(link.href)))
  }

  const attend = (event: PointerEvent | FocusEvent) => {
    const at = event.target as Element
    // A touch is not a hover, and focus after a click is not keyboard focus. Neither shows the second picture.
    if ('pointerType' in event ? event.pointerType === 'touch' : !at.matches(':focus-visible')) return
    showSecondPicture(at)
    const of = at.closest<HTMLElement>('[data-views]')
    if (of) void import('./tile-views.ts').then(({ offerSteps }) => offerSteps(of, view))
  }

  return {
    shown: (card, omittedBrand) => stands.get(card.id) ?? { card, omittedBrand },
    keyOf: ({ id }) => (stands.has(id) ? `${id} ${stands.get(id)?.card.id}` : id),
    handlers: { ref, onClick, onPointerOver: attend, onFocus: attend, onPointerDown: touch },
    opened: QuickBuy && tile && <QuickBuy key={tile.dataset.product} tile={tile} onClose={() => setTile(undefined)} />,
  }
}

/** After this time the code that the page itself needs is loaded. */
const quietAfterMs = 1500

const loadQuickBuy = async () => (await import('./quick-buy.tsx')).QuickBuy

/** The id of the card that a cell was rendered from, found by the id of the product that it shows now. */
const cellOf = (known: ReadonlyMap<string, TileContent>, shown: string): string =>
  [...known].find(([, { card }]) => card.id === shown)?.[0] ?? shown

/** Loads the code for swiping, because a touch may become a swipe. */
function touch({ target, pointerType, clientX }: PointerEvent): void {
  const tile = pointerType === 'touch' && (target as Element).closest<HTMLElement>('[data-views]')
  if (tile) void import('./tile-views.ts').then(({ swipe }) => swipe(tile, clientX))
}
