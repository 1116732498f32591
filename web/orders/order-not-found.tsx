import { useEffect } from 'react'
import { ButtonLink } from '#ui/button/index.ts'
import { showToast } from '#ui/toast/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './receipt.module.css'
import { toastOfMissingOrder } from './toast-of-missing-order.ts'

/** Also where the link was cut off. */
export function OrderNotFound() {
  const { t, links } = useMarket()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page.
  useEffect(() => {
    const toast = toastOfMissingOrder(location.search)
    if (toast) showToast(toast[0], t(toast[1]))
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
