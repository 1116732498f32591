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
