import { isAlive } from './hydrated-area.tsx'
import { type Control, controlsIn, isCheckable, isText, nameOf } from './input-controls.ts'

interface Found {
  readonly control: Control
  readonly value: string
  readonly caret: Caret | undefined
}

declare global {
  interface Window {
    /** The field in which a keyboard composes a word just now. Noted by the first script of a document, for it may have begun before. */
    composedIn?: EventTarget | null
  }
}

type Caret = readonly [start: number, end: number]

/** Fields whose input the components know already. */
const known = new WeakSet<Control>()

/** Controls that came alive just now and hold something else than the server wrote: a shopper was quicker, or the browser remembered. */
export function readInput(place: ParentNode): readonly Found[] {
  const controls = controlsIn(place).filter((control) => !known.has(control) && isAlive(control))
  for (const control of controls) known.add(control)
  return controls.filter(isChanged).map((control) => ({ control, value: control.value, caret: caretIn(control) }))
}

/** A radio button that is no longer chosen says nothing the chosen one does not say. */
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

/** Tells the components what stands in the controls, as if it came just now. The focus comes first: code is fetched for it. */
export function repeatInput(found: readonly Found[]): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused !== document.body && isAlive(focused))
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const each of found) if (each.control.isConnected && !each.control.disabled) repeat(each)
  // A field is written again when its component renders, which moves the caret; by then that has happened. A key may have moved it since.
  let pressed = false
  const press = () => {
    pressed = true
  }
  addEventListener('keydown', press, true)
  setTimeout(() => {
    removeEventListener('keydown', press, true)
    if (!pressed) for (const each of found) putCaretBack(each)
  })
}

/** Only the focused field has one, and fields for e-mail addresses and numbers do not tell where. */
function caretIn(control: Control): Caret | undefined {
  if (control !== document.activeElement || control instanceof HTMLSelectElement) return undefined
  const { selectionStart: start, selectionEnd: end } = control
  return start === null || end === null ? undefined : [start, end]
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
 * To set a field would end what a keyboard composes there, as those of phones do with each word. Components hear of what is typed on. Where
 * one wrote its field again, nothing is composed there any more.
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
 * React tells of an input only where the value is another than the last it saw or a script set, and the first it saw is what was typed. So
 * the field is set as it was written, and then gets what was typed as from the browser, which React does not notice before the event.
 */
function enterAnew(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  control.value = control.defaultValue
  enter(control, value)
}

function enter(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, value)
}

/** Remembers what stands in the controls, should React write a part of the page anew instead of taking it over. */
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
