import { whileMoving } from '#foundation/paced.ts'

/** Options of the IntersectionObserver: it reports shortly before an element is visible, and at each quarter of the element. */
export const observing = { rootMargin: '250px', threshold: [0, 0.25, 0.5, 0.75, 1] }
/** Something counts as seen after at least half of it was in the window for this time. */
export const seenShare = 0.5
export const seenMs = 1_000

/** The share of a box that is in the window. For a box taller than the window: the share of the window that it fills. */
export function shareInWindow(
  box: Pick<DOMRectReadOnly, 'top' | 'bottom' | 'left' | 'right'>,
  window: { readonly width: number; readonly height: number },
): number {
  const height = Math.min(box.bottom, window.height) - Math.max(box.top, 0)
  const width = Math.min(box.right, window.width) - Math.max(box.left, 0)
  const most = Math.min(box.bottom - box.top, window.height) * Math.min(box.right - box.left, window.width)
  return height <= 0 || width <= 0 || most <= 0 ? 0 : (height * width) / most
}

export interface VisibilityWatcher {
  /** Watches an element under a name. The same name counts once. */
  watch(element: Element, name: string): void
  /** Stops watching all elements, because another page is shown. */
  clear(): void
}

/** Calls `seen` once for each name whose element was at least half in the window for a second. */
export function seenOnce(seen: (element: Element, name: string) => void): VisibilityWatcher {
  const counted = new Set<string>()
  const names = new Map<Element, string>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const isHalfSeen = (element: Element): boolean =>
    shareInWindow(element.getBoundingClientRect(), { width: innerWidth, height: innerHeight }) >= seenShare

  const stop = (element: Element): void => {
    clearTimeout(timers.get(element))
    timers.delete(element)
  }
  const count = (element: Element): void => {
    timers.delete(element)
    const name = names.get(element)
    if (name === undefined || counted.has(name) || !isHalfSeen(element)) return
    counted.add(name)
    observer.unobserve(element)
    near.delete(element)
    seen(element, name)
  }
  const update = (element: Element): void => {
    if (!isHalfSeen(element)) stop(element)
    else if (!timers.has(element))
      timers.set(
        element,
        setTimeout(() => count(element), seenMs),
      )
  }
  const near = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      near[isIntersecting ? 'add' : 'delete'](target)
      update(target)
    }
  }, observing)
  // The observer reports crossings of its margin, not of the window's edge. So near elements are measured when the page scrolls.
  const lookAtNear = whileMoving(() => {
    for (const element of near) update(element)
  })
  addEventListener('scroll', lookAtNear, { passive: true, capture: true })

  return {
    watch(element, name) {
      if (names.get(element) === name || counted.has(name)) return
      names.set(element, name)
      observer.observe(element)
    },
    clear() {
      for (const element of timers.keys()) stop(element)
      counted.clear()
      names.clear()
      near.clear()
      observer.disconnect()
    },
  }
}
