import { useLayoutEffect, useState } from 'react'
import type { Page } from '#contracts/pages.ts'
import { idleMs } from '#foundation/fixed-values.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import { IdlePrompt } from './idle-prompt.tsx'
import { mayAsk } from './may-ask.ts'
import { onSign } from './signs.ts'

export interface IdleWatchProps {
  readonly page: Page
}

/** After a time without input, asks whether a shopper is still there, so that the next shopper does not find the basket. */
export function IdleWatch({ page }: IdleWatchProps) {
  const pieces = useVisitor()?.basket.quantity ?? 0
  const asks = mayAsk(page, pieces)
  const [idle, setIdle] = useState(false)
  // A layout effect, so that the wait starts with the change that closes the prompt, and not later.
  useLayoutEffect(() => {
    if (!asks) setIdle(false)
    if (!asks || idle) return
    const begin = () => setTimeout(() => setIdle(true), idleMs)
    let timer = begin()
    const stop = onSign(() => {
      clearTimeout(timer)
      timer = begin()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [asks, idle])
  return asks && idle ? <IdlePrompt pieces={pieces} onStay={() => setIdle(false)} /> : null
}
