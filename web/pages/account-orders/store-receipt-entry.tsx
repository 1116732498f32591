import type { ListedReceipt } from '#contracts/order-pages.ts'
import { formatDate } from '#foundation/date-format.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './account-orders-page.module.css'

/** A receipt of a store in the list of orders. */
export function StoreReceiptEntry({ receipt }: { readonly receipt: ListedReceipt }) {
  const { t, market, money } = useMarket()
  const { storeName, transactionType, createdDate, pieces, total, points, url } = receipt
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <TextLink href={url}>{storeName}</TextLink>
        <span>{t(`receipts.${transactionType}`)}</span>
      </div>
      <div className={styles.small}>
        <bdi>{formatDate(new Date(createdDate), market.timeZone)}</bdi>
        <span>{t('orders.pieces', pieces)}</span>
        <bdi>{money(total)}</bdi>
        <ReceiptPoints points={points} />
      </div>
    </li>
  )
}

/** The points of a receipt, if it has any and the market shows them. */
export function ReceiptPoints({ points = 0 }: Pick<ListedReceipt, 'points'>) {
  const { t } = useMarket()
  if (points === 0) return null
  return <span>{t(points > 0 ? 'receipts.points-earned' : 'receipts.points-taken', Math.abs(points))}</span>
}
