import { type ComponentType, createElement, useState } from 'react'
import { Enhancement } from './enhancement.tsx'

/**
 * A component that is loaded on request, so that a page loads only the code that it needs. It is undefined until `want`
 * was called and the code is loaded. `want` resolves to false if loading failed; then the opener should do what it does
 * without script. If the component fails later, it disappears and the rest of the page works.
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
