import { type ComponentType, createElement, useState } from 'react'
import { Enhancement } from './enhancement.tsx'

/**
 * A component that is loaded on request, so that pages that are only looked at stay light. Undefined until it is loaded after a call of
 * `want`, which resolves to false if loading failed: the opener should then do what it does without script. If the component fails later,
 * it is not shown and the page goes on without it.
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
