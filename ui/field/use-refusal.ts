import { useState } from 'react'

/** The first problem an answer reports for a field, until the field is corrected or another answer (a new array) comes. */
export function useRefusal(refused: readonly string[] | undefined) {
  const [answered, setAnswered] = useState(refused)
  const [problem, setProblem] = useState(refused?.[0])
  if (answered !== refused) {
    setAnswered(refused)
    setProblem(refused?.[0])
  }
  return [problem, setProblem] as const
}
