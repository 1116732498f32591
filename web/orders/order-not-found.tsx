import { useEffect } from 'react'
import { ButtonLink } from '#ui/button/index.ts'
import { showToast } from '#ui/toast/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './receipt.module.css'

/** Also where the link was cut off: only a link that names an order is told of in passing. */
export function OrderNotFound() {
  const { t, links } = useMarket()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('orderid')) showToast('warning', t('feedback.error_no_order'))
  }, [])
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{t('orders.not-found')}</h1>
      <p className={styles.quiet}>{t('orders.not-found-text')}</p>
      <ButtonLink kind="primary" href={links.homePage ?? ''}>
        {t('orders.to-the-shop')}
      </ButtonLink>
    </div>
  )
}
