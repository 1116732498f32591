import type { OrderDetail } from '#contracts/orders.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './receipt.module.css'

/** Thanks, the order number, and the address of the confirmation mail. */
export function ReceiptHead({ order }: { readonly order: OrderDetail }) {
  const { t, money } = useMarket()
  const name = (order.shippingAddress ?? order.billingAddress)?.firstName
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{name ? t('orders.thank-you-name', name) : t('orders.thank-you')}</h1>
      <p className={styles.number}>
        {t('orders.number')} <b dir="ltr">{order.orderNumber}</b> <CopyButton text={order.orderNumber} />
      </p>
      {order.email && <p className={styles.quiet}>{t('orders.mail-on-its-way', order.email)}</p>}
      {order.orderState === 'paymentprocessing' && <Notice tone="info">{t('orders.payment-processing')}</Notice>}
      {order.orderState === 'cancelled' && (
        <Notice tone="warning">
          {order.refundedTotal ? t('orders.cancelled-refunded', money(order.refundedTotal)) : t('orders.cancelled')}
        </Notice>
      )}
    </div>
  )
}
