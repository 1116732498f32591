export interface Flyout {
  close(): void
  /** It stays until what it asks for is done: nothing replaces it, and going to another page does not close it. */
  readonly stays?: boolean
}

let shown: { readonly flyout: Flyout; readonly opener: HTMLElement | null } | undefined

/**
 * Notes that a flyout opens: another one closes first, and its opener, the one focus returns to, is passed on. Answers false where
 * one is open that stays.
 */
export function takeTheFloor(flyout: Flyout, focused: HTMLElement | null): boolean {
  const before = shown
  if (before?.flyout.stays && before.flyout !== flyout) return false
  shown = { flyout, opener: before?.opener ?? focused }
  if (before && before.flyout !== flyout) before.flyout.close()
  return true
}

export const isFlyoutOpen = (): boolean => shown !== undefined

/** Closes whatever is open: one has gone to another page, so focus goes there and not back. */
export function closeFlyout(): void {
  const before = shown
  if (before?.flyout.stays) return
  shown = undefined
  before?.flyout.close()
}

/** Notes that a flyout closed; answers where focus goes, nothing when another one has taken over. */
export function leaveTheFloor(flyout: Flyout): HTMLElement | null {
  if (shown?.flyout !== flyout) return null
  const { opener } = shown
  shown = undefined
  return opener
}
