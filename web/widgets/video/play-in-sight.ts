/**
 * Plays a muted film while half of it is visible or it fills half of the window, and pauses it otherwise. It does not
 * play with `prefers-reduced-motion`, with data saving, or after the shopper has paused it.
 */
export function playInSight(film: HTMLVideoElement, signal: AbortSignal): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (signal.aborted || connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // React does not write the attribute `muted`, and browsers do not start a film with sound automatically.
  film.muted = true
  // The event of a pause comes later, when the film may be in sight again. So the shop's own pauses are counted.
  let ownPauses = 0
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (entry !== undefined && isSeen(entry)) film.play().catch(() => {})
      else if (!film.paused) {
        ownPauses += 1
        film.pause()
      }
    },
    { threshold: [0, 0.25, 0.5, 0.75] },
  )
  const stopped = () => {
    if (ownPauses > 0) ownPauses -= 1
    else if (!film.ended) watch.disconnect()
  }
  film.addEventListener('pause', stopped, { signal })
  signal.addEventListener('abort', () => watch.disconnect())
  watch.observe(film)
}

const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2
