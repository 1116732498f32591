import { useEffect, useLayoutEffect, useState } from 'react'
import { repeatPresses } from './early-presses.ts'
import { useIsHydrating } from './is-hydrating.ts'
import { readInput, repeatInput } from './typed-input.ts'

/**
 * Place it last in a part that is hydrated. Events are then dispatched again for what a shopper typed, ticked, chose, focused or pressed
 * before hydration, so that components handle it as usual. Fields need no code for this.
 */
export function EarlyInput() {
  const [comesAlive] = useState(useIsHydrating())
  // Read before any component renders again, and repeated after the commit, in which React would undo it.
  useLayoutEffect(() => {
    if (!comesAlive) return
    const found = readInput(document)
    queueMicrotask(() => repeatInput(found))
  }, [comesAlive])
  // Effects run after those of the components before, so all of them handle events by now.
  useEffect(() => {
    if (comesAlive) repeatPresses()
  }, [comesAlive])
  return null
}
