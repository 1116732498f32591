import { type ReactNode, useEffect } from 'react'

/** An event that React dispatches without side effects and that no component of the shop handles. */
const question = 'animationiteration'

let answered = false
const answer = (): void => {
  answered = true
}

/** Wraps the whole page. Its handler runs only for events of hydrated elements. It also sets the performance mark `alive`. */
export function HydratedArea({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    performance.mark('alive')
  }, [])
  return <div onAnimationIterationCapture={answer}>{children}</div>
}

/**
 * True if React handles the events of an element. In a part whose code is not loaded React does not. React has no API
 * for this question, but for such a part it also does not call the handlers of the elements around it.
 */
export function isAlive(element: Element): boolean {
  answered = false
  element.dispatchEvent(new Event(question))
  return answered
}
