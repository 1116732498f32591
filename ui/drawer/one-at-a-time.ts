export interface Flyout {
  close(): void
}

let shown: { readonly flyout: Flyout; readonly opener: HTMLElement | null } | undefined

/** Notes that a flyout opens: another one closes first, and its opener, the one focus returns to, is passed on. */
export function takeTheFloor(flyout: Flyout, focused: HTMLElement | null): void {
  const before = shown
  shown = { flyout, opener: before ? before.opener : focused }
  if (before && before.flyout !== flyout) before.flyout.close()
}

/** Closes whatever is open: one has gone to another page, so focus goes there and not back. */
export function closeFlyout(): void {
  const before = shown
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
