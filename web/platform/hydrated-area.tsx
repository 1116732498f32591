import { type ReactNode, useEffect } from 'react'

/** An event that React dispatches without side effects and that no component of the shop handles. */
const question = 'animationiteration'

let answered = false
const answer = (): void => {
  answered = true
}

/** Around the whole page: its handler runs for events of hydrated elements only. Also sets the performance mark `alive`. */
export function HydratedArea({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    performance.mark('alive')
  }, [])
  return <div onAnimationIterationCapture={answer}>{children}</div>
}

/**
 * True if React handles the events of an element, which it does not in a part whose code is not loaded. React has no API for this, but
 * it does not call the handlers around such a part either.
 */
export function isAlive(element: Element): boolean {
  answered = false
  element.dispatchEvent(new Event(question))
  return answered
}
