import { useEffect, useState } from 'react'
import { isError, orFailed } from './failed-answer.ts'

export type Answer<Value> = { readonly value: Value } | 'asking' | 'failed'

/** The answer to a call, requested once for each `key`. Without a key there is no request. */
export function useAnswer<Value>(key: string | undefined, ask: () => Promise<Value>) {
  const [known, setKnown] = useState<{ readonly key: string; readonly answer: Answer<Value> }>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked.
  useEffect(() => {
    if (key === undefined) return
    let over = false
    const setAnswer = (answer: Answer<Value>) => over || setKnown({ key, answer })
    void settled(ask()).then(setAnswer)
    return () => {
      over = true
    }
  }, [key, attempt])
  const again = () => {
    setKnown(undefined)
    setAttempt(attempt + 1)
  }
  return { answer: known && known.key === key ? known.answer : ('asking' as const), again }
}

/** The answer of a call. A success that is marked as an error counts as failed, such as a search that could not be done. */
export async function settled<Value>(call: Promise<Value>): Promise<{ readonly value: Value } | 'failed'> {
  const answer = await orFailed(call)
  return isError(answer) ? 'failed' : { value: answer as Value }
}
