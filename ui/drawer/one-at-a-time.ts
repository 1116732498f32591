export interface Flyout {
  close(): void
  /** It stays until what it asks for is done: nothing replaces it, and going to another page does not close it. */
  readonly stays?: boolean
}

let shown: { readonly flyout: Flyout; readonly opener: HTMLElement | null } | undefined

/**
 * Registers a flyout that opens. Another open one closes first, and its opener, to which the focus returns, is passed on. Returns false
 * if the open one must stay open.
 */
export function takeTheFloor(flyout: Flyout, focused: HTMLElement | null): boolean {
  const before = shown
  if (before?.flyout.stays && before.flyout !== flyout) return false
  shown = { flyout, opener: before?.opener ?? focused }
  if (before && before.flyout !== flyout) before.flyout.close()
  return true
}

export const isFlyoutOpen = (): boolean => shown !== undefined

/** Closes the open flyout after a navigation: the focus goes to the new page and not back to the opener. */
export function closeFlyout(): void {
  const before = shown
  if (before?.flyout.stays) return
  shown = undefined
  before?.flyout.close()
}

/** Registers a flyout that closed. Returns the element that gets the focus; null when another flyout is open already. */
export function leaveTheFloor(flyout: Flyout): HTMLElement | null {
  if (shown?.flyout !== flyout) return null
  const { opener } = shown
  shown = undefined
  return opener
}
