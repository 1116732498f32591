import { Button } from '#ui/button/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-orders-page.module.css'

/** Cancels the pieces that were not sent. It takes a second click. */
export function CancelOrder({ orderNumber }: { readonly orderNumber: string }) {
  const { t, links } = useMarket()
  return (
    <form method="post" action={`${links.accountOrderHistoryPage}?order=${orderNumber}`}>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <details className={styles.cancel}>
        <summary>{t('orders.cancel')}</summary>
        <p>{t('orders.cancel-text')}</p>
        <Button name="formAction" value="cancel-order">
          {t('orders.cancel-now')}
        </Button>
      </details>
    </form>
  )
}
