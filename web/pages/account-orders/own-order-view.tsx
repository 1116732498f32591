import type { OwnOrder } from '#contracts/order-pages.ts'
import type { FormState } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { BasketSums, OrderLines, SummaryBox } from '#web/basket/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { OrderFacts, OrderParcels } from '#web/orders/index.ts'
import styles from './account-orders-page.module.css'
import { CancelOrder } from './cancel-order.tsx'

interface OwnOrderViewProps {
  readonly shown: OwnOrder
  readonly done: 'cancelled' | undefined
  readonly form: FormState | undefined
}

/** One order of a member: its state, parcels, goods and receipt, and the ways on. */
export function OwnOrderView({ shown, done, form }: OwnOrderViewProps) {
  const { order, receiptUrl, pdfUrl, returnUrl, mayCancel } = shown
  const { t, links } = useMarket()
  const problems = Object.values(form?.problems ?? {}).flat()
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          {t('orders.number')} <bdi>{order.orderNumber}</bdi>
        </h1>
        <p>{t(`orders.state-${order.orderState}`)}</p>
        <TextLink href={links.accountOrderHistoryPage ?? ''}>{t('orders.back')}</TextLink>
      </div>
      {problems.length > 0 && (
        <Notice tone="warning" role="alert">
          {problems.join(' ')}
        </Notice>
      )}
      {done && problems.length === 0 && (
        <Notice tone="success" role="status">
          {t('orders.cancel-done')}
        </Notice>
      )}
      <OrderParcels order={order} />
      <SummaryBox title={t('orders.goods')}>
        <OrderLines lines={order.lines} />
        <BasketSums of={order} />
      </SummaryBox>
      <div className={styles.ways}>
        <ButtonLink href={receiptUrl}>{t('orders.receipt')}</ButtonLink>
        {returnUrl && <ButtonLink href={returnUrl}>{t('orders.return')}</ButtonLink>}
      </div>
      {mayCancel && <CancelOrder orderNumber={order.orderNumber} />}
      <OrderFacts order={order} pdfUrl={pdfUrl} />
    </>
  )
}
