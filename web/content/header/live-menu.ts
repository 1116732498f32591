import { registerClosedFlyout, registerOpenFlyout } from '#ui/drawer/index.ts'
import { openByIntent } from './open-by-intent.ts'

/** Opens the submenus of the main menu on hover and focus, and closes them. Returns a function that ends this. */
export function liveMenu(menu: HTMLElement): () => void {
  const ends = [openByIntent(menu), closeElsewhere(menu)]
  return () => {
    for (const end of ends) end()
  }
}

/** Closes an open submenu on Escape, on a click elsewhere, and when another flyout opens. */
function closeElsewhere(menu: HTMLElement): () => void {
  const ending = new AbortController()
  const flyout = { close: () => void close(menu) }
  const noteFlyout = () => {
    if (menu.querySelector(openPart)) registerOpenFlyout(flyout, null)
    else registerClosedFlyout(flyout)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(menu)?.querySelector('summary')?.focus()
  }
  const onPress = (event: Event) => {
    if (!menu.contains(event.target as Node)) close(menu)
  }
  // A part may have been opened before this code was loaded.
  noteFlyout()
  menu.addEventListener('toggle', noteFlyout, { capture: true, signal: ending.signal })
  document.addEventListener('keydown', onKey, { signal: ending.signal })
  document.addEventListener('pointerdown', onPress, { signal: ending.signal })
  return () => {
    registerClosedFlyout(flyout)
    ending.abort()
  }
}

const openPart = 'details[open]'

function close(menu: HTMLElement): HTMLDetailsElement | undefined {
  const open = menu.querySelector<HTMLDetailsElement>(openPart)
  if (!open) return undefined
  open.open = false
  return open
}
