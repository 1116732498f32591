/** The pointer or the focus must stay this long on an entry before its submenu opens, so that a passing pointer opens nothing. */
const opensAfterMs = 150
/** The submenu stays open this long, because the pointer may leave both for a moment on its way from an entry to the submenu. */
const closesAfterMs = 300

const atDesk = '(width >= 960px) and (hover: hover)'
const part = 'details'

/** On desktop, a submenu opens when the pointer or the focus stays on its entry. A click works as without script. */
export function openByIntent(menu: HTMLElement): () => void {
  const desk = matchMedia(atDesk)
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The submenu that opened on hover or focus. A click on its entry keeps it open, and the next click closes it. */
  let opened: HTMLDetailsElement | null = null
  /** The entry whose submenu was closed with Escape. The focus returns to the entry and must not open it again. */
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

  // Only a movement shows intent, because an entry may also come under the pointer when the page scrolls or a dialog closes.
  listen('pointermove', ({ target, pointerType }) => {
    const entry = (target as Element).closest('li')
    // A modal dialog may have opened in the meantime. Elements below it are not hovered, so nothing opens.
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
