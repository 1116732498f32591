import { type ComponentType, createElement, useState } from 'react'
import { Enhancement } from './enhancement.tsx'

/**
 * A component that is only there once a shopper asks for it: its code is fetched then, so that pages that are merely looked at stay
 * light. Undefined until it has come after `want` was called, which answers whether it has: an opener then does what it does without
 * script. When it fails later, it is not shown and the page goes on without it.
 */
export function useLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const want = async (): Promise<boolean> => {
    try {
      const loaded = Component ?? guarded(await load())
      setComponent(() => loaded)
      return true
    } catch (fault) {
      reportError(fault)
      return false
    }
  }
  return [Component, want] as const
}

function guarded<Props extends object>(Loaded: ComponentType<Props>): ComponentType<Props> {
  return (props) => createElement(Enhancement, null, createElement(Loaded, props))
}
