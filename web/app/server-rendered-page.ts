/** The current page, kept when a fault in a script is about to remove it. */
export interface ServerRenderedPage {
  keep(): void
  /** Restores it as plain HTML, with everything that was typed, chosen and opened in it. */
  putBack(): void
}

/** The content of `place`. It is copied only after a failure, so a working page has no cost. */
export function serverRenderedPage(place: HTMLElement): ServerRenderedPage {
  let kept: HTMLElement | undefined
  let focusedAt = -1
  return {
    keep() {
      if (kept || place.childElementCount === 0) return
      kept = place.cloneNode(true) as HTMLElement
      const copies = [...kept.querySelectorAll('*')]
      for (const [index, element] of [...place.querySelectorAll('*')].entries()) {
        if (element === document.activeElement) focusedAt = index
        takeState(element, copies[index]!)
      }
    },
    putBack() {
      if (!kept) return
      place.replaceChildren(...kept.childNodes)
      const focused = place.querySelectorAll('*')[focusedAt]
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      kept = undefined
    },
  }
}

/** Cloned nodes keep the state of fields and boxes, but not of a `select`; and a cloned modal dialog could not be closed any more. */
function takeState(from: Element, to: Element): void {
  if (from instanceof HTMLSelectElement) (to as HTMLSelectElement).selectedIndex = from.selectedIndex
  if (from instanceof HTMLDialogElement) to.removeAttribute('open')
  to.removeAttribute('aria-busy')
}
