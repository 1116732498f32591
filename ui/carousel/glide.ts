/** The scroll position of a row, px from its start in reading direction. */
export interface Standing {
  readonly at: number
  /** From the beginning of one to the beginning of the next. */
  readonly pitch: number
  /** The range of the value. */
  readonly most: number
  /** Number of stand in the window whole. */
  readonly inView: number
}

export function remainingPieces(list: HTMLElement): Standing {
  const [first, second] = [...list.children] as HTMLElement[]
  const pitch = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : list.clientWidth
  return {
    at: Math.abs(list.scrollLeft),
    pitch,
    most: list.scrollWidth - list.clientWidth,
    inView: Math.max(1, Math.floor(list.clientWidth / pitch + 0.05)),
  }
}

/** The place so many further, on the beginning of one of them; not beyond either end. */
export const placeAfter = ({ at, pitch, most }: Standing, steps: number): number =>
  Math.min(most, Math.max(0, (Math.round(at / pitch) + steps) * pitch))

/** The place of the next one; from the end back to the beginning. */
export const nextPlace = (standing: Standing): number => (standing.at > standing.most - 4 ? 0 : placeAfter(standing, 1))

/** A windowful on or back. */
export function stepBy(list: HTMLElement, direction: 1 | -1, ms: number): void {
  const standing = remainingPieces(list)
  glide(list, placeAfter(standing, direction * standing.inView), ms)
}

/** Brings a row to a place in so many milliseconds; at once for who wants nothing to move. */
export function glide(list: HTMLElement, place: number, ms: number): void {
  const to = getComputedStyle(list).direction === 'rtl' ? -place : place
  const from = list.scrollLeft
  const begun = performance.now()
  const own = String(begun)
  const wholeMs = wantsStillness() ? 1 : Math.max(1, ms)
  // Snapping would hold the row back at each frame.
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
