import { type FocusEvent, type FormEvent, useState } from 'react'
import { formatByMask, tidyBlanks } from './mask.ts'
import { useRefusal } from './use-refusal.ts'

type Explain = (validity: ValidityState) => string | undefined

/**
 * The fault of a field, told at the right moment: at once if the server refused it; for the faults that the browser can see when the
 * field is left, never while it is first typed in; and gone as soon as it is mended. An empty field is the server's to refuse.
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

/** What is mended in the middle, or taken away, is left until the field is: the caret would jump. */
const isTypedAtEnd = ({ selectionStart, value }: HTMLInputElement, event: Event): boolean =>
  (event as InputEvent).inputType?.startsWith('insert') && selectionStart === value.length
