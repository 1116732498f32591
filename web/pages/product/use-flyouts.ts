import { type ComponentType, type RefObject, useEffect, useState } from 'react'

/** Properties to open and close a flyout. */
export interface FlyoutState {
  readonly open: boolean
  readonly onClose: () => void
}

export type FlyoutLoaders<Props extends FlyoutState> = Readonly<Record<string, () => Promise<ComponentType<Props>>>>

interface Shown<Props> {
  readonly name: string
  readonly Flyout: ComponentType<Props>
  readonly open: boolean
}

/**
 * Listens for clicks on elements with `data-opens` inside `place`, also in parts that are never hydrated. It then loads
 * the code of the flyout with that name and opens it. Such an element is a link to a page with the same content, which
 * the browser opens if the code cannot be loaded.
 */
export function useFlyouts<Props extends FlyoutState>(
  place: RefObject<HTMLElement | null>,
  loaders: FlyoutLoaders<Props>,
) {
  const [shown, setShown] = useState<Shown<Props>>()
  useEffect(() => {
    const element = place.current
    const onClick = (event: MouseEvent) => {
      const opener = openerOf(event)
      const load = loaders[opener?.dataset.opens ?? '']
      if (!opener || !load) return
      event.preventDefault()
      load().then(
        (Flyout) => setShown({ name: opener.dataset.opens!, Flyout, open: true }),
        (fault: unknown) => {
          reportError(fault)
          if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
        },
      )
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [place, loaders])
  const close = () => setShown((before) => before && { ...before, open: false })
  return { shown, close }
}

/** The clicked element with `data-opens`. A click that opens another tab or window is left to the browser. */
function openerOf(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return (event.target as Element).closest<HTMLElement>('[data-opens]')
}
