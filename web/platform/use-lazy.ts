import { type ComponentType, createElement, useState } from 'react'
import { Enhancement } from './enhancement.tsx'

/**
 * A component that is only there once a shopper asks for it: its code is fetched then, so that pages that are merely looked at stay
 * light. Undefined until `want` was called. When it fails, it is not shown and the page goes on without it.
 */
export function useLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const want = async (): Promise<void> => {
    const loaded = Component ?? guarded(await load())
    setComponent(() => loaded)
  }
  return [Component, want] as const
}

function guarded<Props extends object>(Loaded: ComponentType<Props>): ComponentType<Props> {
  return (props) => createElement(Enhancement, null, createElement(Loaded, props))
}
