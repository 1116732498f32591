import { type ComponentType, useState } from 'react'

/**
 * A component that is only there once a shopper asks for it: its code is fetched then, so that pages that are merely looked at stay
 * light. Undefined until `want` was called.
 */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const want = async (): Promise<void> => {
    const loaded = Component ?? (await load())
    setComponent(() => loaded)
  }
  return [Component, want] as const
}
