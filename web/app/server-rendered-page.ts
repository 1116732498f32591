/** Copies the current page, before React removes it after a script error. */
export interface ServerRenderedPage {
  copy(): void
  /** Restores the copy as plain HTML, with everything that the shopper typed, chose and opened. */
  putBack(): void
}

/** The content of `place`. It is copied only after a failure, so it costs nothing while the page works. */
export function serverRenderedPage(place: HTMLElement): ServerRenderedPage {
  let kept: HTMLElement | undefined
  let focusedAt = -1
  return {
    copy() {
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

/** A clone keeps the state of fields and boxes, but not of a `select`. A cloned modal dialog could no longer be closed. */
function takeState(from: Element, to: Element): void {
  if (from instanceof HTMLSelectElement) (to as HTMLSelectElement).selectedIndex = from.selectedIndex
  if (from instanceof HTMLDialogElement) to.removeAttribute('open')
  to.removeAttribute('aria-busy')
}
