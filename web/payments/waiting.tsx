import { useEffect } from 'react'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { goTo } from '#web/platform/navigation.ts'
import { fetchPage } from '#web/platform/page-store.ts'
import type { Payment } from './payment.ts'
import styles from './waiting.module.css'

export interface WaitingProps {
  readonly waiting: NonNullable<Payment['waiting']>
}

/**
 * While the outcome of a payment is open: the page asks again by itself and offers no second attempt, so that nobody pays twice.
 * Without script the browser asks by its own refresh.
 */
export function Waiting({ waiting }: WaitingProps) {
  const { t } = useMarket()
  const { gaveUp, askAgainAfterMs, orderNumber } = waiting
  useAskAgain(waiting)
  return (
    <>
      {!gaveUp && (
        <noscript>
          <meta httpEquiv="refresh" content={String(Math.max(1, Math.round(askAgainAfterMs / 1000)))} />
        </noscript>
      )}
      <Notice tone="info" role="status" title={t(gaveUp ? 'payments.still-waiting' : 'payments.checking')}>
        {t(gaveUp ? 'payments.will-mail-you' : 'payments.please-wait')}
      </Notice>
      {!gaveUp && <progress className={styles.bar} aria-label={t('payments.checking')} />}
      {orderNumber && (
        <p>
          {t('orders.number')} <bdi className={styles.number}>{orderNumber}</bdi>
        </p>
      )}
    </>
  )
}

/** Each answer carries its own pause; one that brings another page, the receipt or the way to pay again, is gone to. */
function useAskAgain(waiting: WaitingProps['waiting']): void {
  useEffect(() => {
    if (waiting.gaveUp) return
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const found = await fetchPage(location.href)
      if (found)
        goTo(found.address, found.page, { replace: true, arrival: isWaiting(found.page) ? 'in-place' : 'new-page' })
      else timer = setTimeout(ask, waiting.askAgainAfterMs)
    }
    timer = setTimeout(ask, waiting.askAgainAfterMs)
    return () => clearTimeout(timer)
  }, [waiting])
}

const isWaiting = (page: { readonly pageAlias: string; readonly payment?: { readonly waiting?: unknown } }): boolean =>
  page.payment?.waiting !== undefined
