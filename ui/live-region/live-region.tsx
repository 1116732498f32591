import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

type Manner = 'polite' | 'assertive'

const said: Record<Manner, string> = { polite: '', assertive: '' }
const listeners = new Set<() => void>()

/** Announces a text to screen readers, one message per action. Announcing the same text again reads it again. */
export function announce(text: string, manner: Manner = 'polite'): void {
  said[manner] = said[manner] === text ? `${text}\u00a0` : text
  for (const listener of listeners) listener()
}

/** The two regions everything is announced in; there from the first render, and again inside an open dialog. */
export function LiveRegions() {
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {useSaid('polite')}
      </span>
      <span aria-live="assertive" aria-atomic="true">
        {useSaid('assertive')}
      </span>
    </VisuallyHidden>
  )
}

const useSaid = (manner: Manner): string =>
  useSyncExternalStore(
    listen,
    () => said[manner],
    () => '',
  )

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
