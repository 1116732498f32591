/** The pointer or the focus must stay this long on an entry before its submenu opens. A pointer that only passes opens nothing. */
const opensAfterMs = 150
/** On its way from an entry to the submenu the pointer may leave both for a moment. */
const closesAfterMs = 300

const atDesk = '(width >= 960px) and (hover: hover)'
const part = 'details'

/** At a desk, where the menu is a row: opens a submenu when the pointer or the focus stays on its entry. A press works as it does without script. */
export function openByIntent(menu: HTMLElement): () => void {
  const desk = matchMedia(atDesk)
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The submenu that opened on hover or focus. A press on its entry keeps it open; the next press closes it. */
  let opened: HTMLDetailsElement | null = null
  /** Escape closed the submenu of this entry. The focus returns to the entry and must not open it again. */
  let dismissed: Element | null = null
  const soon = (act: () => void, afterMs: number): void => {
    clearTimeout(timer)
    timer = desk.matches ? setTimeout(act, afterMs) : undefined
  }
  const openPart = (): HTMLDetailsElement | null => menu.querySelector<HTMLDetailsElement>(`${part}[open]`)
  const show = (wanted: HTMLDetailsElement | null): void => {
    const open = openPart()
    if (open === wanted || (!wanted && open !== opened)) return
    if (open) open.open = false
    if (wanted) wanted.open = true
    opened = wanted
  }
  const partAt = (target: EventTarget | null) => (target as Element).closest<HTMLDetailsElement>(part)
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ): void => menu.addEventListener(name, act, { signal: ending.signal })

  // Only a move shows intent: the pointer also enters an entry when the page scrolls under it or a dialog over it closes.
  listen('pointermove', ({ target, pointerType }) => {
    const entry = (target as Element).closest('li')
    // A modal dialog may have opened meanwhile. Nothing under it is hovered, so nothing opens.
    if (pointerType === 'mouse' && entry) soon(() => entry.matches(':hover') && show(partAt(target)), opensAfterMs)
  })
  listen('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') soon(() => show(null), closesAfterMs)
  })
  listen('focusin', ({ target }) => {
    const entry = target as Element
    if (entry === dismissed || !entry.matches(':focus-visible')) return
    soon(() => entry.matches(':focus') && show(partAt(entry)), opensAfterMs)
  })
  listen('focusout', ({ target, relatedTarget }) => {
    if (target === dismissed) dismissed = null
    if (relatedTarget && !menu.contains(relatedTarget as Node)) soon(() => show(null), opensAfterMs)
  })
  listen('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    clearTimeout(timer)
    dismissed = partAt(target)?.querySelector('summary') ?? null
  })
  listen('click', (event) => {
    clearTimeout(timer)
    const pressed = (event.target as Element).closest('summary')?.parentElement
    if (pressed && pressed === opened && opened.open) event.preventDefault()
    opened = null
  })
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}
