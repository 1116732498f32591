const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** Hears every sign that somebody is at the device; answers how to stop. A pointer that only seems to move, since the page does, is none. */
export function onSign(heard: (event: Event) => void): () => void {
  const hear = (event: Event) => {
    const still = event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
    if (!still) heard(event)
  }
  for (const kind of kinds) addEventListener(kind, hear, { capture: true, passive: true })
  return () => {
    for (const kind of kinds) removeEventListener(kind, hear, { capture: true })
  }
}

/** True if a sign answers the question itself: what leads to one of the buttons in its dialog, or presses the one that ends, does not. */
export function answers(event: Event, dialog: Element): boolean {
  const { target } = event
  if (!(target instanceof Element) || target === dialog || !dialog.contains(target)) return true
  if (target.closest('[data-ends]') || event.type === 'pointermove') return false
  return !(event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift'))
}
