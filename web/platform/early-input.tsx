import { useEffect, useLayoutEffect, useState } from 'react'
import { repeatPresses } from './early-presses.ts'
import { useIsHydrating } from './is-hydrating.ts'
import { readInput, repeatInput } from './typed-input.ts'

/**
 * Stands last in a part that comes alive. What a shopper typed, ticked, chose, focused or pressed in it before is then done once more, as
 * an event, so that every component learns of it as if it had been there. No field needs to know.
 */
export function EarlyInput() {
  const [comesAlive] = useState(useIsHydrating())
  // Read before any component renders again, and repeated after the commit, in which React would undo it.
  useLayoutEffect(() => {
    if (!comesAlive) return
    const found = readInput(document)
    queueMicrotask(() => repeatInput(found))
  }, [comesAlive])
  // Every component of the part listens by now.
  useEffect(() => {
    if (comesAlive) repeatPresses()
  }, [comesAlive])
  return null
}
