import type { ListedOrder } from '#contracts/order-pages.ts'
import { formatDate } from '#foundation/date-format.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-orders-page.module.css'

interface OrdersListProps {
  readonly orders: readonly ListedOrder[]
  readonly nextUrl: string | undefined
  readonly search: string | undefined
}

export function OrdersList({ orders, nextUrl, search }: OrdersListProps) {
  const { t } = useMarket()
  return (
    <>
      {orders.length === 0 && <p>{search === undefined ? t('orders.none') : t('orders.none-found', search)}</p>}
      <ul className={styles.list}>
        {orders.map((order) => (
          <Entry key={order.orderId} order={order} />
        ))}
      </ul>
      {nextUrl && (
        <div>
          <ButtonLink href={nextUrl}>{t('orders.older')}</ButtonLink>
        </div>
      )}
    </>
  )
}

function Entry({ order }: { readonly order: ListedOrder }) {
  const { t, market, money } = useMarket()
  const { orderNumber, orderState, created, total, pieces, pictures, url } = order
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <TextLink href={url}>
          {t('orders.number')} <bdi>{orderNumber}</bdi>
        </TextLink>
        <span>{order.parcelDeliveryStatusLocaleShort ?? t(`orders.state-${orderState}`)}</span>
      </div>
      <div className={styles.small}>
        <bdi>{formatDate(new Date(created), market.timeZone)}</bdi>
        <span>{t('orders.pieces', pieces)}</span>
        <bdi>{money(total)}</bdi>
      </div>
      <div className={styles.pictures}>
        {pictures.map(({ url: src, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand on two lines, and the list never changes.
          <img key={index} src={src} alt={name} width={48} height={64} loading="lazy" />
        ))}
      </div>
    </li>
  )
}
