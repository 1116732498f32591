import { type FocusEvent, type FormEvent, useState } from 'react'
import { formatByMask, tidyBlanks } from './mask.ts'
import { useRefusal } from './use-refusal.ts'

type Explain = (validity: ValidityState) => string | undefined

/**
 * The problem of a field, shown at the right time. If the server refused the value: at once. If the browser finds a
 * problem: when the shopper leaves the field, never while they type for the first time. It disappears as soon as the
 * value is corrected. Only the server refuses an empty field.
 */
export function useFieldCheck(
  refused: readonly string[] | undefined,
  explain: Explain | undefined,
  mask: string | undefined,
) {
  const [problem, setProblem] = useRefusal(refused)
  const [proven, setProven] = useState(false)

  const check = (input: HTMLInputElement) => {
    const found = input.value && !input.validity.valid ? explain?.(input.validity) : undefined
    setProblem(found)
    setProven(!found && input.value !== '')
  }

  return {
    problem,
    proven: proven && !problem,
    onBlur({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
      const tidied = mask ? formatByMask(tidyBlanks(input.value), mask) : tidyBlanks(input.value)
      const changed = tidied !== input.defaultValue
      if (tidied !== input.value) input.value = tidied
      if (changed || !problem) check(input)
    },
    onInput({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
      if (mask && isTypedAtEnd(input, nativeEvent)) input.value = formatByMask(input.value, mask)
      setProven(false)
      if (problem && input.value) check(input)
    },
  }
}

/** Deletions and changes in the middle are formatted only when the shopper leaves the field, because the caret would jump. */
const isTypedAtEnd = ({ selectionStart, value }: HTMLInputElement, event: Event): boolean =>
  (event as InputEvent).inputType?.startsWith('insert') && selectionStart === value.length
