/**
 * Whether the shopper is at an element. The pointer and the focus count separately, so that one of them can leave while
 * the other is still inside.
 */
export function followAttention(element: EventTarget, signal: AbortSignal) {
  let isUnderPointer = false
  let hasFocus = false
  const follow = (type: string, change: () => void) => element.addEventListener(type, change, { signal })
  follow('pointerenter', () => {
    isUnderPointer = true
  })
  follow('pointerleave', () => {
    isUnderPointer = false
  })
  follow('focusin', () => {
    hasFocus = true
  })
  follow('focusout', () => {
    hasFocus = false
  })
  return {
    isThere: (): boolean => isUnderPointer || hasFocus,
    /** For a press that asks for movement: the focus that came with the press must not stop it. */
    forgetFocus(): void {
      hasFocus = false
    },
  }
}
