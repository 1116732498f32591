import { useState } from 'react'

/**
 * The first problem that the server reports for a field. It disappears when the field is corrected; a new answer (a new
 * array) replaces it.
 */
export function useRefusal(refused: readonly string[] | undefined) {
  const [answered, setAnswered] = useState(refused)
  const [problem, setProblem] = useState(refused?.[0])
  if (answered !== refused) {
    setAnswered(refused)
    setProblem(refused?.[0])
  }
  return [problem, setProblem] as const
}
