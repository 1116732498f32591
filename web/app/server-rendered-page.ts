/** The page as it stands, kept when a fault of script is about to take it away. */
export interface ServerRenderedPage {
  keep(): void
  /** Puts it back as plain HTML, with what was typed, chosen and opened in it. */
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

/** Copies take along what stands in fields and boxes; what is chosen of a list they do not, and a modal dialog would stay open for good. */
function takeState(from: Element, to: Element): void {
  if (from instanceof HTMLSelectElement) (to as HTMLSelectElement).selectedIndex = from.selectedIndex
  if (from instanceof HTMLDialogElement) to.removeAttribute('open')
  to.removeAttribute('aria-busy')
}
