import { useEffect, useRef } from 'react'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** The basket changed or was sold out while the shopper paid, so the payment is refunded. */
const refundedAfterChange = 'payment.gave-back'

/** Shown after a failed payment: the reason, and whether money was charged. */
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
