import { useEffect } from 'react'
import { ButtonLink } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import styles from './receipt.module.css'
import { toastOfMissingOrder } from './toast-of-missing-order.ts'

/** Shown for an unknown order or an incomplete link. Links to the order history and to help, if the shop has these pages. */
export function OrderNotFound() {
  const { t, links } = useMarket()
  // Guests can find their order by its number.
  const history = links.accountOrderHistoryPage ?? links.trackOrderPage
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once on the page.
  useEffect(() => {
    const toast = toastOfMissingOrder(location.search)
    if (toast) showToast('checkout', toast, t(toast[1]))
  }, [])
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{t('orders.not-found')}</h1>
      <p className={styles.quiet}>{t('orders.not-found-text')}</p>
      <div className={styles.ways}>
        <ButtonLink kind="primary" href={links.homePage ?? ''}>
          {t('orders.to-the-shop')}
        </ButtonLink>
        {history && <ButtonLink href={history}>{t('orders.history')}</ButtonLink>}
        {links.helpPage && (
          <ButtonLink kind="quiet" href={links.helpPage}>
            {t('help.title')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
