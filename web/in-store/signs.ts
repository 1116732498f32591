const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** Listens for any input on the device. Returns a function that stops it. A `pointermove` without movement does not count. */
export function onSign(heard: (event: Event) => void): () => void {
  const onEvent = (event: Event) => {
    const still = event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
    if (!still) heard(event)
  }
  for (const kind of kinds) addEventListener(kind, onEvent, { capture: true, passive: true })
  return () => {
    for (const kind of kinds) removeEventListener(kind, onEvent, { capture: true })
  }
}

/** True if an input shows that a shopper is there. Moving to a button of the dialog, or ending the visit, does not count. */
export function answers(event: Event, dialog: Element): boolean {
  const { target } = event
  if (!(target instanceof Element) || target === dialog || !dialog.contains(target)) return true
  if (target.closest('[data-ends]') || event.type === 'pointermove') return false
  return !(event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift'))
}
