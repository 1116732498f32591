import { useEffect } from 'react'
import type { Page } from '#contracts/pages.ts'
import { loadIdleWatch } from '#web/in-store/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import { useVisitor } from '#web/platform/visitor.ts'

/** The idle check of a device in a store. */
export function InStoreSlot({ page }: { readonly page: Page }) {
  const inStore = useVisitor()?.inStore ?? false
  const [Watch, want] = useLazy(loadIdleWatch)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is loaded when the visitor's data shows a device of a store.
  useEffect(() => {
    if (inStore) void want()
  }, [inStore])
  return Watch && inStore ? <Watch page={page} /> : null
}
