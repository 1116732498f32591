/** The hash with the scroll position of a list in whole pixels, `#scroll=1200`. Empty at the beginning of the list. */
export const scrollHash = (top: number): string => (Math.round(top) > 0 ? `#scroll=${Math.round(top)}` : '')

/** The facts about a click on a link that decide if it leaves the list. */
export interface LinkClick {
  readonly button: number
  /** A script of the page handled the click, or a modifier key opens the link elsewhere. */
  readonly elsewhere: boolean
  readonly from: string
  readonly to: string
  readonly target: string
}

/** True if the click replaces the current page with another one. */
export function leavesPage({ button, elsewhere, from, to, target }: LinkClick): boolean {
  const [here, there] = [new URL(from), new URL(to)]
  const isOther = here.origin === there.origin && here.pathname !== there.pathname
  return button === 0 && !elsewhere && isOther && (target === '' || target === '_self')
}

let noting = false

/** True while the address is changed without a navigation. */
export const isNoting = (): boolean => noting

/**
 * Writes the scroll position of a list into its address when the shopper leaves it, so that Back restores it even after
 * a full page load.
 */
export function rememberScroll(isOver: (address: string) => boolean): void {
  // Listens on `window`, so that all other click handlers have run before.
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
