import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { Payment } from './payment.ts'
import { usePagePolling } from './use-page-polling.ts'
import { useToastOnce } from './use-toast-once.ts'
import styles from './waiting.module.css'

export interface WaitingProps {
  readonly payment: Payment & { readonly waiting: NonNullable<Payment['waiting']> }
}

/**
 * Shown while the outcome of a payment is unknown. The page polls and offers no second attempt, so that nobody pays
 * twice. Without script, the browser refreshes the page.
 */
export function Waiting({ payment }: WaitingProps) {
  const { t } = useMarket()
  const { waiting } = payment
  const { gaveUp, askAgainAfterMs, orderNumber, atTerminal } = waiting
  const asking = atTerminal ? 'payments.at-terminal' : 'payments.checking'
  usePagePolling({ askAgainAfterMs, isOver: gaveUp }, waiting)
  useToastOnce(payment, undefined)
  return (
    <>
      {!gaveUp && (
        <noscript>
          <meta httpEquiv="refresh" content={String(Math.max(1, Math.round(askAgainAfterMs / 1000)))} />
        </noscript>
      )}
      <Notice tone="info" role="status" title={t(gaveUp ? 'payments.still-waiting' : asking)}>
        {t(gaveUp ? 'payments.will-mail-you' : 'payments.please-wait')}
      </Notice>
      {!gaveUp && <progress className={styles.bar} aria-label={t(asking)} />}
      {orderNumber && (
        <p>
          {t('orders.number')} <bdi className={styles.number}>{orderNumber}</bdi>
        </p>
      )}
    </>
  )
}
