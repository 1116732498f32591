export interface Flyout {
  close(): void
  /** It stays open until its question is answered: no other flyout replaces it, and going to another page does not close it. */
  readonly stays?: boolean
}

let shown: { readonly flyout: Flyout; readonly opener: HTMLElement | null } | undefined

/**
 * Registers a flyout that opens. A flyout that is already open is closed first, and the focus will return to the opener
 * of that one. Returns false if the other flyout must stay open.
 */
export function registerOpenFlyout(flyout: Flyout, focused: HTMLElement | null): boolean {
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

/** Registers a flyout that closed. Returns the element that gets the focus, or null if another flyout is already open. */
export function registerClosedFlyout(flyout: Flyout): HTMLElement | null {
  if (shown?.flyout !== flyout) return null
  const { opener } = shown
  shown = undefined
  return opener
}
