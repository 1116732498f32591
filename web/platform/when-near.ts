/** Distance below the window at which loading starts, px. */
const nearPx = 300

/**
 * Waits until a part of the document comes near the window, so that its code can be fetched just before it is needed. Does not wait
 * for what is not in the document, nor once the page is left for another.
 */
export function whenNear(selector: string): Promise<void> {
  const element = document.querySelector(selector)
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve()
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        resolve()
      },
      { rootMargin: `${nearPx}px` },
    )
    watch.observe(element)
    if ('navigation' in window) window.navigation.addEventListener('navigatesuccess', () => resolve(), { once: true })
  })
}
