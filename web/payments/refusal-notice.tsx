import { useEffect, useRef } from 'react'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** Back from a payment that did not go through: what happened, and first of all that nothing was charged. */
export function RefusalNotice({ refusal }: { /** Word key. */ readonly refusal: string }) {
  const { t } = useMarket()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={t(refusal)}>
        {t('payments.nothing-charged')}
      </Notice>
    </div>
  )
}
