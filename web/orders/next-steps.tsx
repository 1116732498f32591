import type { OrderDetail } from '#contracts/orders.ts'
import { formatDeliveryDay } from '#foundation/date-format.ts'
import { listed } from '#foundation/listed.ts'
import { placeParts } from '#foundation/written-address.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './receipt.module.css'

/** The next steps, with their dates if known. */
export function NextSteps({ order }: { readonly order: OrderDetail }) {
  const { t } = useMarket()
  return (
    <section aria-labelledby="next-title">
      <h2 className={styles.title} id="next-title">
        {t('orders.what-next')}
      </h2>
      <ol className={styles.next}>
        <li>
          <b>{t('orders.next-packed')}</b>
          <p>{t('orders.next-packed-text')}</p>
        </li>
        <li>
          <b>{t('orders.next-sent')}</b>
          <p>{t('orders.next-sent-text')}</p>
        </li>
        {order.shipments.map((shipment) => (
          <li key={shipment.id}>
            <Arrival order={order} shipment={shipment} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Arrival({
  order,
  shipment,
}: {
  readonly order: OrderDetail
  readonly shipment: OrderDetail['shipments'][number]
}) {
  const { t, locale } = useMarket()
  const { predictedDeliveryDate: first, latestDeliveryDate: last, pickupPointAddress: pickup } = shipment
  const day = (date: string) => formatDeliveryDay(new Date(date), locale, 'UTC')
  const when = first && (last && last !== first ? t('delivery.between', day(first), day(last)) : day(first))
  const address = order.shippingAddress ?? order.billingAddress
  const where = pickup ? [pickup.name, ...placeParts(pickup)] : placeParts(address ?? {})
  return (
    <>
      <b>{when ?? shipment.shippingMethodName}</b>
      <p>{t(pickup ? 'orders.next-fetch' : 'orders.next-at-your-door', listed(t, where))}</p>
    </>
  )
}
