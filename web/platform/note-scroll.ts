/** Where a list was left, as its address says it: `#scroll=1200`, in whole pixels; none at its beginning. */
export const scrollHash = (top: number): string => (Math.round(top) > 0 ? `#scroll=${Math.round(top)}` : '')

/** A press of a link, as needed to know if the list is left by it. */
export interface Press {
  readonly button: number
  /** Taken by something on the page, or opened elsewhere by a key that was held. */
  readonly elsewhere: boolean
  readonly from: string
  readonly to: string
  readonly target: string
}

/** True if another page is gone to in place of the one that is shown. */
export function leavesPage({ button, elsewhere, from, to, target }: Press): boolean {
  const [here, there] = [new URL(from), new URL(to)]
  const isOther = here.origin === there.origin && here.pathname !== there.pathname
  return button === 0 && !elsewhere && isOther && (target === '' || target === '_self')
}

let noting = false

/** True while an address is written that nobody goes to. */
export const isNoting = (): boolean => noting

/** Writes where a list is left into its address, so that Back leads there even after the page was loaded anew. */
export function startNotingScroll(isOver: (address: string) => boolean): void {
  // On the window, so that everything on the page has had its say before.
  window.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link?.href || !document.getElementById('products') || isOver(link.href)) return
    const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
    const elsewhere = defaultPrevented || metaKey || ctrlKey || shiftKey || altKey || link.hasAttribute('download')
    if (!leavesPage({ button, elsewhere, from: location.href, to: link.href, target: link.target })) return
    noting = true
    history.replaceState(history.state, '', location.pathname + location.search + scrollHash(scrollY))
    noting = false
  })
}
