import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { MakeAccount, PasskeyOffer } from '#web/accounts/index.ts'
import { BasketSums, OrderLines, SummaryBox } from '#web/basket/index.ts'
import { useMarket } from '#web/markets/index.ts'
import {
  NextSteps,
  OrderFacts,
  OrderNotFound,
  OrderParcels,
  ReceiptColumns,
  ReceiptHead,
  TrackPurchase,
} from '#web/orders/index.ts'

export function ReceiptPage({ page }: { readonly page: PageOf<'receiptPage'> }) {
  const { order, pdfUrl, invoices, purchase, offersAccount, form } = page
  const { t } = useMarket()
  if (!order)
    return (
      <PageWidth>
        <OrderNotFound />
      </PageWidth>
    )
  const beside = (
    <SummaryBox title={t('checkout.your-order')}>
      <OrderLines lines={order.lines} />
      <BasketSums of={order} />
    </SummaryBox>
  )
  return (
    <PageWidth>
      <TrackPurchase purchase={purchase} />
      <ReceiptColumns beside={beside}>
        <ReceiptHead order={order} />
        {order.orderState !== 'cancelled' && <NextSteps order={order} />}
        <PasskeyOffer />
        {offersAccount && <MakeAccount offer={offersAccount} orderId={order.orderId} form={form} />}
        <OrderParcels order={order} />
        <OrderFacts order={order} pdfUrl={pdfUrl} invoices={invoices} />
      </ReceiptColumns>
    </PageWidth>
  )
}
