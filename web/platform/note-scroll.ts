/** The hash with the scroll position of a list: `#scroll=1200`, in whole pixels; empty at its beginning. */
export const scrollHash = (top: number): string => (Math.round(top) > 0 ? `#scroll=${Math.round(top)}` : '')

/** A click on a link, as needed to decide if it leaves the list. */
export interface Press {
  readonly button: number
  /** Handled by a script of the page, or opened elsewhere because a modifier key was held. */
  readonly elsewhere: boolean
  readonly from: string
  readonly to: string
  readonly target: string
}

/** True if the click replaces the current page by another one. */
export function leavesPage({ button, elsewhere, from, to, target }: Press): boolean {
  const [here, there] = [new URL(from), new URL(to)]
  const isOther = here.origin === there.origin && here.pathname !== there.pathname
  return button === 0 && !elsewhere && isOther && (target === '' || target === '_self')
}

let noting = false

/** True while the address is changed without a navigation. */
export const isNoting = (): boolean => noting

/** Writes the scroll position of a list into its address when it is left, so that Back restores it even after a full page load. */
export function startNotingScroll(isOver: (address: string) => boolean): void {
  // On `window`, so that all other click handlers have run before.
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
