import { useState } from 'react'

/** The first of what an answer found wrong with a field, until it is mended or another answer (a new array) comes. */
export function useRefusal(refused: readonly string[] | undefined) {
  const [answered, setAnswered] = useState(refused)
  const [problem, setProblem] = useState(refused?.[0])
  if (answered !== refused) {
    setAnswered(refused)
    setProblem(refused?.[0])
  }
  return [problem, setProblem] as const
}
