/** Keyboard behaviour of a combobox: arrow keys move through the options while the focus stays in the field. */
export interface ListKeys {
  /** Deactivates the active option, because the list has changed. */
  reset(): void
  stop(): void
}

export interface ListKeysParts {
  readonly input: HTMLInputElement
  options(): readonly HTMLElement[]
  isOpen(): boolean
  close(): void
}

const selected = 'aria-selected'

export function listKeys({ input, options, isOpen, close }: ListKeysParts): ListKeys {
  let active: HTMLElement | undefined
  let typed = input.value

  const activate = (option: HTMLElement | undefined) => {
    active?.setAttribute(selected, 'false')
    active = option
    active?.setAttribute(selected, 'true')
    active?.scrollIntoView({ block: 'nearest' })
    if (active) input.setAttribute('aria-activedescendant', active.id)
    else input.removeAttribute('aria-activedescendant')
    input.value = active?.dataset.term ?? typed
  }

  const step = (by: 1 | -1) => {
    const all = options()
    if (all.length === 0) return
    if (!active) typed = input.value
    const at = active ? all.indexOf(active) + by : by > 0 ? 0 : all.length - 1
    activate(all[at])
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape') return back(event)
    if (!isOpen()) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      active.click()
    }
  }

  /**
   * Escape first closes the list, then clears the field. If the list is closed and the field is empty, the event
   * continues to a surrounding dialog.
   */
  const back = (event: KeyboardEvent) => {
    if (!isOpen() && input.value === '') return
    event.preventDefault()
    event.stopPropagation()
    activate(undefined)
    if (isOpen()) return close()
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  input.addEventListener('keydown', onKey)
  return {
    reset() {
      active = undefined
      input.removeAttribute('aria-activedescendant')
    },
    stop: () => input.removeEventListener('keydown', onKey),
  }
}
