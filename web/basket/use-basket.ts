import { useEffect, useState } from 'react'
import type { BasketResponse } from '#contracts/basket.ts'
import { classOf } from '#web/platform/api-error.ts'
import { api } from '#web/platform/client.ts'

type BasketState = BasketResponse | 'none' | 'failed' | undefined

/** The current basket: from the answer to a form, or else loaded by a call when it is needed. */
export function useBasket(market: string, wanted: boolean, answered: BasketResponse | undefined) {
  const [known, setKnown] = useState<BasketState>(answered)
  const [lastAnswer, setLastAnswer] = useState(answered)
  const [attempt, setAttempt] = useState(0)
  if (answered !== lastAnswer) {
    setLastAnswer(answered)
    setKnown(answered)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt calls again.
  useEffect(() => {
    if (!wanted || answered) return
    let current = true
    read(market).then((found) => current && setKnown(found))
    return () => {
      current = false
    }
  }, [wanted, answered, market, attempt])
  return { known, again: () => setAttempt((count) => count + 1) }
}

const read = (market: string): Promise<BasketState> =>
  api('GET /api/order/{catalog}/basket', { catalog: market }).catch((error: unknown) =>
    classOf(error) === 'notFound' ? 'none' : 'failed',
  )
