/** Time in ms for which a pointer must rest on a link before its page is prefetched. */
const restMs = 65

/**
 * Prefetches a page when a shopper rests the pointer on its link, reaches the link by keyboard or touches it. Not if
 * the browser is set to save data.
 */
export function startPrefetch({
  wanted,
  prefetch,
}: {
  wanted(address: string): boolean
  prefetch(address: string): void
}): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  let resting: ReturnType<typeof setTimeout> | undefined
  const soon = (event: Event, waitMs: number): void => {
    clearTimeout(resting)
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
    if (!link || link.closest('[data-whole-page]') || link.href === location.href || !wanted(link.href)) return
    resting = setTimeout(() => prefetch(link.href), waitMs)
  }
  document.addEventListener('pointerover', (event) => soon(event, restMs), { passive: true })
  document.addEventListener('focusin', (event) => soon(event, restMs), { passive: true })
  document.addEventListener('touchstart', (event) => soon(event, 0), { passive: true })
}
