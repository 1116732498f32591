import type { ReactNode } from 'react'
import type { OwnOrder } from '#contracts/order-pages.ts'
import { Button, ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { BasketSums, OrderLines, SummaryBox } from '#web/basket/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { OrderFacts, OrderParcels, orderStateText } from '#web/orders/index.ts'
import styles from './account-orders-page.module.css'
import { CancelOrder } from './cancel-order.tsx'

/** One order of a member: its state, parcels, goods and receipt, and further links. */
export function OwnOrderView({ shown, children }: { readonly shown: OwnOrder; readonly children: ReactNode }) {
  const { order, receiptUrl, pdfUrl, invoices, returnUrl, mayCancel, mayBuyAgain } = shown
  const { t, links } = useMarket()
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          {t('orders.number')} <bdi>{order.orderNumber}</bdi>
        </h1>
        <p>{orderStateText(order, t)}</p>
        <TextLink href={links.accountOrderHistoryPage ?? ''}>{t('orders.back')}</TextLink>
      </div>
      {children}
      <OrderParcels order={order} />
      <SummaryBox title={t('orders.goods')}>
        <OrderLines lines={order.lines} />
        <BasketSums of={order} />
      </SummaryBox>
      <div className={styles.ways}>
        {mayBuyAgain && (
          <form method="post" action={`${links.accountOrderHistoryPage}?order=${order.orderNumber}`}>
            <input type="hidden" name="orderNumber" value={order.orderNumber} />
            <Button kind="primary" name="formAction" value="buy-again">
              {t('orders.buy-again')}
            </Button>
          </form>
        )}
        <ButtonLink href={receiptUrl}>{t('orders.receipt')}</ButtonLink>
        {returnUrl && <ButtonLink href={returnUrl}>{t('orders.return')}</ButtonLink>}
      </div>
      {mayCancel && <CancelOrder orderNumber={order.orderNumber} />}
      <OrderFacts order={order} pdfUrl={pdfUrl} invoices={invoices} isOwn />
    </>
  )
}
