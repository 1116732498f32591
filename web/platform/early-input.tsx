import { useEffect, useLayoutEffect, useState } from 'react'
import { repeatPresses } from './early-presses.ts'
import { useIsHydrating } from './is-hydrating.ts'
import { readInput, repeatInput } from './typed-input.ts'

/**
 * Must be the last element in a hydrated part. It dispatches events again for everything that a shopper typed, ticked,
 * chose, focused or clicked before hydration, so that components handle it as usual. Fields need no code for this.
 */
export function EarlyInput() {
  const [comesAlive] = useState(useIsHydrating())
  // The input is read before any component renders again. It is repeated after the commit, because the commit would
  // undo it.
  useLayoutEffect(() => {
    if (!comesAlive) return
    const found = readInput(document)
    queueMicrotask(() => repeatInput(found))
  }, [comesAlive])
  // Effects of this component run after the effects of all components before it, so all of them handle events by now.
  useEffect(() => {
    if (comesAlive) repeatPresses()
  }, [comesAlive])
  return null
}
