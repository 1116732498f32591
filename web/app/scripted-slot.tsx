import { useEffect } from 'react'
import type { Page } from '#contracts/pages.ts'
import { useLazy } from '#web/platform/use-lazy.ts'

const load = async () => (await import('./scripted-parts.tsx')).ScriptedParts

/** The place of the parts whose code is loaded after the page has been hydrated. */
export function ScriptedSlot({ page }: { readonly page: Page }) {
  const [Parts, want] = useLazy(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is loaded once
  useEffect(() => void want(), [])
  return Parts ? <Parts page={page} /> : null
}
