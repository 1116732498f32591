/** The scroll position of a row, px from its start in reading direction. */
export interface ScrollPosition {
  readonly at: number
  /** From the start of one item to the start of the next, px. */
  readonly pitch: number
  /** The largest scroll position, px. */
  readonly most: number
  /** Number of items that are fully visible. */
  readonly inView: number
}

export function scrollPosition(list: HTMLElement): ScrollPosition {
  const [first, second] = [...list.children] as HTMLElement[]
  const pitch = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : list.clientWidth
  return {
    at: Math.abs(list.scrollLeft),
    pitch,
    most: list.scrollWidth - list.clientWidth,
    inView: Math.max(1, Math.floor(list.clientWidth / pitch + 0.05)),
  }
}

/** The scroll position after a number of items: always at the start of an item, and within the range. */
export const placeAfter = ({ at, pitch, most }: ScrollPosition, steps: number): number =>
  Math.min(most, Math.max(0, (Math.round(at / pitch) + steps) * pitch))

/** The scroll position of the next item; at the end of the row, its beginning. */
export const nextPlace = (position: ScrollPosition): number =>
  position.at > position.most - 4 ? 0 : placeAfter(position, 1)

/** Scrolls forwards or back by as many items as are visible. */
export function stepBy(list: HTMLElement, direction: 1 | -1, ms: number): void {
  const position = scrollPosition(list)
  glide(list, placeAfter(position, direction * position.inView), ms)
}

/** Scrolls a row to a position within `ms` milliseconds; at once under `prefers-reduced-motion`. */
export function glide(list: HTMLElement, place: number, ms: number): void {
  const to = getComputedStyle(list).direction === 'rtl' ? -place : place
  const from = list.scrollLeft
  const begun = performance.now()
  const own = String(begun)
  const wholeMs = wantsStillness() ? 1 : Math.max(1, ms)
  // Scroll snapping would stop the motion at each frame, so the style sheet switches it off.
  list.dataset.gliding = own
  const frame = (now: number) => {
    if (list.dataset.gliding !== own) return
    const part = Math.min(1, Math.max(0, (now - begun) / wholeMs))
    list.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3)
    if (part < 1) requestAnimationFrame(frame)
    else delete list.dataset.gliding
  }
  requestAnimationFrame(frame)
}

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
