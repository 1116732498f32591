import { isTakenOver } from './taken-over.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Found {
  readonly control: Control
  readonly value: string
  readonly caret: Caret | undefined
}

type Caret = readonly [start: number, end: number]

/** Whose input the components know already. */
const known = new WeakSet<Control>()

/** Controls that came alive just now and hold something else than the server wrote: a shopper was quicker, or the browser remembered. */
export function readInput(place: ParentNode): readonly Found[] {
  const controls = controlsIn(place).filter((control) => !known.has(control) && isTakenOver(control))
  for (const control of controls) known.add(control)
  return controls.filter(isChanged).map((control) => ({ control, value: control.value, caret: caretIn(control) }))
}

const controlsIn = (place: ParentNode): Control[] => [...place.querySelectorAll<Control>('input, select, textarea')]

const isCheckable = (control: Control): control is HTMLInputElement & { readonly type: 'checkbox' | 'radio' } =>
  control.type === 'checkbox' || control.type === 'radio'

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
  if (focused instanceof HTMLElement && focused !== document.body && isTakenOver(focused))
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const each of found) if (each.control.isConnected && !each.control.disabled) repeat(each)
  // A field is written again when its component renders, which moves the caret; by then that has happened.
  setTimeout(() => {
    for (const each of found) putCaretBack(each)
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

function repeat({ control, value }: Found): void {
  if (isCheckable(control)) {
    control.checked = control.defaultChecked
    control.click()
    return
  }
  if (control.value !== value) control.value = value
  if (!(control instanceof HTMLSelectElement)) forgetValue(control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control !== document.activeElement || control instanceof HTMLSelectElement)
    control.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * React tells of a change only where a value is another than the last it saw, and the first it saw is what was typed. What was typed is
 * not touched, for somebody may be typing on: the setter React put on the control is told of the old value beside another element.
 */
function forgetValue(control: HTMLInputElement | HTMLTextAreaElement): void {
  const setter = Object.getOwnPropertyDescriptor(control, 'value')?.set
  setter?.call(control.cloneNode(), control.defaultValue)
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

/** The same control in another rendering of the page. */
const nameOf = (control: Control): string =>
  [control.form?.getAttribute('action'), control.id, control.name, isCheckable(control) && control.value].join(' ')

function takeOver(before: Control, control: Control): void {
  if (isCheckable(control)) {
    control.click()
    return
  }
  // Past the setter React put on the control, which would tell it that nothing changed.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, before.value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
