import { type ReactNode, useEffect } from 'react'

/** An event of the browser that no component of the shop listens to, and that makes React do nothing but hand it on. */
const question = 'animationiteration'

let answered = false
const answer = (): void => {
  answered = true
}

/** Around the whole page: answers for every element in it that has come alive, and marks when the page has. */
export function HydratedArea({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    performance.mark('alive')
  }, [])
  return <div onAnimationIterationCapture={answer}>{children}</div>
}

/**
 * True when components hear the events of an element: a part of a page whose code has not come hears nothing. React does not say so, but
 * handlers around an element are called for no event in such a part.
 */
export function isAlive(element: Element): boolean {
  answered = false
  element.dispatchEvent(new Event(question))
  return answered
}
