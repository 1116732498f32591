import type { ListedOrder, ListedReceipt } from '#contracts/order-pages.ts'
import { formatDate } from '#foundation/date-format.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ownStateText } from '#web/orders/index.ts'
import styles from './account-orders-page.module.css'
import { StoreReceiptEntry } from './store-receipt-entry.tsx'

interface OrdersListProps {
  readonly orders: readonly ListedOrder[]
  readonly receipts: readonly ListedReceipt[]
  readonly nextUrl: string | undefined
  readonly search: string | undefined
}

/** Orders and receipts of stores in one list, the newest first. */
export function OrdersList({ orders, receipts, nextUrl, search }: OrdersListProps) {
  const { t } = useMarket()
  const entries = [
    ...orders.map((order) => ({ at: order.created, entry: <Entry key={order.orderId} order={order} /> })),
    ...receipts.map((receipt) => ({
      at: receipt.createdDate,
      entry: <StoreReceiptEntry key={`receipt ${receipt.transactionId}`} receipt={receipt} />,
    })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <>
      {entries.length === 0 && <p>{search === undefined ? t('orders.none') : t('orders.none-found', search)}</p>}
      <ul className={styles.list}>{entries.map(({ entry }) => entry)}</ul>
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
        <span>{order.parcelDeliveryStatusLocaleShort ?? ownStateText(orderState, t)}</span>
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
