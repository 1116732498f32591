import { useEffect, useRef } from 'react'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The goods were gone when the money came: it is on its way back. */
const refundedAfterChange = 'payment.gave-back'

/** Back from a payment that did not go through: what happened, and first of all whether money moved. */
export function RefusalNotice({ refusal }: { /** Word key. */ readonly refusal: string }) {
  const { t } = useMarket()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={t(refusal)}>
        {t(refusal === refundedAfterChange ? 'payments.money-comes-back' : 'payments.nothing-charged')}
      </Notice>
    </div>
  )
}
