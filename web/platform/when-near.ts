/** The distance from the window at which loading starts: `near` for existing parts, `farOff` for parts that make the page longer. */
const near = '300px'
const farOff = '200%'

/**
 * Waits until a part of the document is near the window, so that its code is loaded just before it is needed. Resolves
 * at once if the part is not in the document, and when the shopper leaves the page. With `grows`, loading starts two
 * windows ahead, so that the layout does not shift while somebody reads.
 */
export function whenNear(selector: string, { grows = false } = {}): Promise<void> {
  const element = document.querySelector(selector)
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve()
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        resolve()
      },
      { rootMargin: grows ? farOff : near },
    )
    watch.observe(element)
    if ('navigation' in window) window.navigation.addEventListener('navigatesuccess', () => resolve(), { once: true })
  })
}

/**
 * Requests content that makes the page longer, when its place is two windows away. If the answer arrives while the place
 * is in sight, the content waits until the place is out of sight again, because it would move what somebody reads.
 */
export async function askAhead<Value>(selector: string, ask: () => Promise<Value>): Promise<Value> {
  await whenNear(selector, { grows: true })
  const answer = await ask()
  await whenOutOfSight(selector)
  return answer
}

/** Resolves at once before the first scroll: on a page as short as the window, the place is never out of sight. */
function whenOutOfSight(selector: string): Promise<void> {
  const element = document.querySelector(selector)
  if (!element || scrollY === 0 || !('IntersectionObserver' in window)) return Promise.resolve()
  return new Promise((resolve) => {
    const watch = new IntersectionObserver((entries) => {
      if (entries.at(-1)!.isIntersecting) return
      watch.disconnect()
      resolve()
    })
    watch.observe(element)
  })
}
