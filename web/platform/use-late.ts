import { type ComponentType, useEffect } from 'react'
import { useLazy } from './use-lazy.ts'

/** Loads a component after `afterMs` without a request; with `false` it is never loaded. */
export function useLate<Props extends object>(load: () => Promise<ComponentType<Props>>, afterMs: number | false) {
  const [Component, want] = useLazy(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once, whatever is rendered meanwhile
  useEffect(() => {
    const waiting = afterMs === false ? undefined : setTimeout(() => void want(), afterMs)
    return () => clearTimeout(waiting)
  }, [afterMs])
  return Component
}
