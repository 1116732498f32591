/**
 * Plays a film without sound while half of it is seen or it fills half of the window, and lets it rest elsewhere. Not for who wants no
 * motion or pays for every byte, and no more once somebody stopped it.
 */
export function playInSight(film: HTMLVideoElement, signal: AbortSignal): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (signal.aborted || connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // React writes this attribute into no element of its own making, and with sound no browser would begin.
  film.muted = true
  let inSight = false
  const watch = new IntersectionObserver(
    ([entry]) => {
      inSight = entry !== undefined && isSeen(entry)
      if (inSight) film.play().catch(() => {})
      else film.pause()
    },
    { threshold: [0, 0.25, 0.5, 0.75] },
  )
  const stopped = () => {
    if (inSight && !film.ended) watch.disconnect()
  }
  film.addEventListener('pause', stopped, { signal })
  signal.addEventListener('abort', () => watch.disconnect())
  watch.observe(film)
}

const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2
