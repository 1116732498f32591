import { type ComponentType, useEffect } from 'react'
import { useLazy } from './use-lazy.ts'

/** A component that comes by itself after so many milliseconds, once in a visit; its code is fetched then. Without a time it never comes. */
export function useLate<Props extends object>(load: () => Promise<ComponentType<Props>>, afterMs: number | false) {
  const [Component, want] = useLazy(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once, whatever is rendered meanwhile
  useEffect(() => {
    const waiting = afterMs === false ? undefined : setTimeout(() => void want(), afterMs)
    return () => clearTimeout(waiting)
  }, [afterMs])
  return Component
}
