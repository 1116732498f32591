import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

type Manner = 'polite' | 'assertive'

const said: Record<Manner, string> = { polite: '', assertive: '' }
const listeners = new Set<() => void>()

/** Lets screen readers announce a text, one message per action. The same text is announced again when it is passed again. */
export function announce(text: string, manner: Manner = 'polite'): void {
  said[manner] = said[manner] === text ? `${text}\u00a0` : text
  for (const listener of listeners) listener()
}

/** The two live regions for all announcements. They exist from the first render; an open dialog has its own. */
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
