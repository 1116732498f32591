import type { OrderDetail } from '#contracts/orders.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { listed } from '#foundation/listed.ts'
import { TextLink } from '#ui/layout/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './receipt.module.css'

/** Sent parcels, their tracking, and cancelled pieces. Empty until the order is packed. */
export function OrderParcels({ order }: { readonly order: OrderDetail }) {
  const { t, money } = useMarket()
  const { parcelTrackings = [], shippingNotifications, refundedTotal, toRefundTotal } = order
  const cancelled = shippingNotifications?.cancelledLineItems ?? []
  if (parcelTrackings.length === 0 && cancelled.length === 0 && !refundedTotal && !toRefundTotal) return null
  return (
    <section aria-labelledby="parcels-title">
      <h2 className={styles.title} id="parcels-title">
        {t('orders.parcels')}
      </h2>
      <SummaryList>
        {parcelTrackings.map(({ trackingNumber, trackingLink, events: [newest] }) => (
          <SummaryRow key={trackingNumber} term={t('orders.parcel-of', leftToRight(trackingNumber))}>
            {newest?.deliveryStatusLocaleLong}{' '}
            {trackingLink && <TextLink href={trackingLink}>{t('mails.follow-parcel')}</TextLink>}
          </SummaryRow>
        ))}
        {cancelled.length > 0 && (
          <SummaryRow term={t('orders.not-coming')}>
            {listed(
              t,
              cancelled.map(({ name, quantity }) => `${name} × ${quantity}`),
            )}
          </SummaryRow>
        )}
        {refundedTotal && <SummaryRow term={t('orders.refunded')}>{money(refundedTotal)}</SummaryRow>}
        {toRefundTotal && <SummaryRow term={t('orders.to-refund')}>{money(toRefundTotal)}</SummaryRow>}
      </SummaryList>
    </section>
  )
}
