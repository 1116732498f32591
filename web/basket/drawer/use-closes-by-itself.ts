import { useEffect } from 'react'

export const closeDelayMs = 4_000
/** Signs that the shopper is still there. The pointer may already be where the drawer opens, so only its movement counts. */
const signs = ['pointermove', 'pointerdown', 'focusin'] as const

/** Closes the open drawer after a while, unless the shopper points at it or moves the focus in it. */
export function useClosesByItself(closes: boolean, onClose: () => void, answered: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts for each added product, not for each new closure.
  useEffect(() => {
    const drawer = closes && document.querySelector('dialog[open]')
    if (!drawer) return
    const timer = setTimeout(onClose, closeDelayMs)
    const stay = () => clearTimeout(timer)
    for (const sign of signs) drawer.addEventListener(sign, stay)
    return () => {
      stay()
      for (const sign of signs) drawer.removeEventListener(sign, stay)
    }
  }, [closes, answered])
}
