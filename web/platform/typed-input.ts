import { isAlive } from './hydrated-area.tsx'
import { type Control, controlsIn, isCheckable, isText, nameOf } from './input-controls.ts'

interface Found {
  readonly control: Control
  readonly value: string
  readonly caret: Caret | undefined
}

declare global {
  interface Window {
    /** The field with an active IME composition. The document's first script sets it, because a composition may begin before hydration. */
    composedIn?: EventTarget | null
  }
}

type Caret = readonly [start: number, end: number]

/** Controls whose input was already passed to their components. */
const known = new WeakSet<Control>()

/** Newly hydrated controls whose value differs from the server's: the shopper typed before hydration, or the browser restored a value. */
export function readInput(place: ParentNode): readonly Found[] {
  const controls = controlsIn(place).filter((control) => !known.has(control) && isAlive(control))
  for (const control of controls) known.add(control)
  return controls.filter(isChanged).map((control) => ({ control, value: control.value, caret: caretIn(control) }))
}

/** A radio button that lost its choice is left out, because the event of the newly chosen one is enough. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== writtenIndex(control)
  if (isCheckable(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
  return control.value !== control.defaultValue
}

const writtenIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findLastIndex(({ defaultSelected }) => defaultSelected),
  )

/** Dispatches events for the values in the controls, as if just entered. Focus comes first, because it loads code. */
export function repeatInput(found: readonly Found[]): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused !== document.body && isAlive(focused))
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const each of found) if (each.control.isConnected && !each.control.disabled) repeat(each)
  // When a component renders, it sets its field again, which moves the caret to the end. So the caret is restored after
  // that, unless the shopper has moved it in the meantime: by the key during which the page was hydrated, or a later one.
  let pressed = false
  const press = () => {
    pressed = true
  }
  addEventListener('keydown', press, true)
  setTimeout(() => {
    removeEventListener('keydown', press, true)
    if (!pressed) for (const each of found.filter(isCaretAtEnd)) putCaretBack(each)
  })
}

/** The caret of the focused field. Fields for email addresses and numbers do not tell its position. */
function caretIn(control: Control): Caret | undefined {
  if (control !== document.activeElement || control instanceof HTMLSelectElement) return undefined
  const { selectionStart: start, selectionEnd: end } = control
  return start === null || end === null ? undefined : [start, end]
}

function isCaretAtEnd({ control, value }: Found): boolean {
  return caretIn(control)?.[0] === value.length
}

function putCaretBack({ control, value, caret }: Found): void {
  if (!caret || control instanceof HTMLSelectElement || control.value !== value) return
  if (control === document.activeElement) control.setSelectionRange(...caret)
}

function repeat(found: Found): void {
  const { control, value } = found
  if (isCheckable(control)) {
    control.checked = control.defaultChecked
    control.click()
    return
  }
  if (control === window.composedIn) {
    repeatWhenComposed(found)
    return
  }
  if (isText(control)) enterAnew(control, value)
  putCaretBack(found)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control !== document.activeElement || control instanceof HTMLSelectElement)
    control.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Setting a field would end an IME composition, which phone keyboards use for each word. So this waits until the
 * composition ends. Further typing reaches the components without help. If a component has changed its field,
 * the composition has ended, and the input is repeated immediately.
 */
function repeatWhenComposed(found: Found): void {
  const { control, value } = found
  const stop = new AbortController()
  const { signal } = stop
  setTimeout(() => {
    if (signal.aborted || control.value === value) return
    stop.abort()
    window.composedIn = null
    repeat(found)
  })
  control.addEventListener('input', () => control.value !== value && stop.abort(), { signal })
  control.addEventListener('compositionend', () => setTimeout(() => signal.aborted || repeat(found)), { signal })
}

/**
 * React ignores an `input` event if the value equals the last value that it saw, and at hydration it already saw the
 * typed text. So the field is first set to the server's value, and then to the typed one with the native setter, which
 * React does not track.
 */
function enterAnew(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.value = control.defaultValue
  enter(control, value)
}

function enter(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, value)
}

/** Remembers the values in the controls, because React may render a part of the page again instead of hydrating it. */
export function rememberInput(place: ParentNode): { repeat(): void } {
  const kept = new Map(
    controlsIn(place)
      .filter(isChanged)
      .map((control) => [nameOf(control), control]),
  )
  return {
    repeat() {
      if (kept.size === 0) return
      for (const control of controlsIn(place)) {
        const before = kept.get(nameOf(control))
        if (before && before !== control && !isChanged(control)) takeOver(before, control)
      }
    },
  }
}

function takeOver(before: Control, control: Control): void {
  if (isCheckable(control)) {
    control.click()
    return
  }
  enter(control, before.value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
