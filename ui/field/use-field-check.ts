import { type FocusEvent, type FormEvent, useState } from 'react'
import { formatByMask, tidyBlanks } from './mask.ts'
import { useRefusal } from './use-refusal.ts'

type Explain = (validity: ValidityState) => string | undefined

/**
 * The problem of a field, shown at the right moment: at once if the server refused the value; when the field is left for what the browser
 * can check, never during the first typing; and gone as soon as it is corrected. Only the server refuses an empty field.
 */
export function useFieldCheck(
  refused: readonly string[] | undefined,
  explain: Explain | undefined,
  mask: string | undefined,
) {
  const [problem, setProblem] = useRefusal(refused)
  const [proven, setProven] = useState(false)

  const look = (input: HTMLInputElement) => {
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
      if (changed || !problem) look(input)
    },
    onInput({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
      if (mask && isTypedAtEnd(input, nativeEvent)) input.value = formatByMask(input.value, mask)
      setProven(false)
      if (problem && input.value) look(input)
    },
  }
}

/** Deletions and changes in the middle are formatted only when the field is left: the caret would jump. */
const isTypedAtEnd = ({ selectionStart, value }: HTMLInputElement, event: Event): boolean =>
  (event as InputEvent).inputType?.startsWith('insert') && selectionStart === value.length
