import type { ListedOrder } from '#contracts/order-pages.ts'
import { formatDate } from '#foundation/date-format.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-page.module.css'

/** The newest order of a member with its state, and a link to all orders. */
export function LatestOrder({ order }: { readonly order: ListedOrder | null }) {
  const { t, links } = useMarket()
  return (
    <section className={styles.part} aria-labelledby="latest-order">
      <h2 id="latest-order">{t('account.latest-order')}</h2>
      {order ? <Order order={order} /> : <p>{t('orders.none')}</p>}
      {order && <TextLink href={links.accountOrderHistoryPage ?? ''}>{t('orders.show-all')}</TextLink>}
    </section>
  )
}

function Order({ order }: { readonly order: ListedOrder }) {
  const { t, market, money } = useMarket()
  const { orderNumber, orderState, parcelDeliveryStatusLocaleShort: delivery, created, total, url } = order
  return (
    <p className={styles.order}>
      <TextLink href={url}>
        {t('orders.number')} <bdi>{orderNumber}</bdi>
      </TextLink>
      <span>{delivery ?? t(`orders.state-${orderState}`)}</span>
      <bdi>{formatDate(new Date(created), market.timeZone)}</bdi>
      <bdi>{money(total)}</bdi>
    </p>
  )
}
