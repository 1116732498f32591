/** Distance from the window at which loading starts: for what stands there already, and for what the page grows by. */
const near = '300px'
const farOff = '200%'

/**
 * Waits until a part of the document comes near the window, so that its code can be fetched just before it is needed. Does not wait
 * for what is not in the document, nor once the page is left for another. What `grows` the page loads two windows ahead, so that nothing moves
 * before the eyes of somebody who reads on.
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
