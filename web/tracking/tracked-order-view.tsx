import type { TrackedOrder } from '#contracts/tracking.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { ParcelCard } from './parcel-card.tsx'
import styles from './tracking.module.css'

export interface TrackedOrderViewProps {
  readonly tracked: TrackedOrder
  /** The page for returns from the same order. */
  readonly returnUrl: string | undefined
  /** The page to withdraw from the contract of this order. */
  readonly withdrawalUrl?: string | undefined
}

/** Each parcel of an order with its state, and separately the cancelled pieces. */
export function TrackedOrderView({ tracked, returnUrl, withdrawalUrl }: TrackedOrderViewProps) {
  const { t, links } = useMarket()
  const { orderNumber, parcelTrackings } = tracked
  return (
    <>
      <h1 tabIndex={-1}>{t('tracking.order', leftToRight(orderNumber))}</h1>
      {parcelTrackings.length === 0 && (
        <p>
          {t('tracking.none')}. {t('tracking.waiting')}
        </p>
      )}
      {parcelTrackings.map((parcel) => (
        <ParcelCard key={parcel.trackingNumber} parcel={parcel} />
      ))}
      <NotComing tracked={tracked} />
      <div className={styles.ways}>
        {returnUrl && <ButtonLink href={returnUrl}>{t('orders.return')}</ButtonLink>}
        <ButtonLink kind="quiet" href={links.trackOrderPage ?? ''}>
          {t('tracking.another')}
        </ButtonLink>
      </div>
      {withdrawalUrl && (
        <p>
          <TextLink href={withdrawalUrl}>{t('orders.withdraw')}</TextLink>
        </p>
      )}
    </>
  )
}

function NotComing({ tracked }: { readonly tracked: TrackedOrder }) {
  const { t, money } = useMarket()
  const { cancelledLineItems, refundedTotal, toRefundTotal } = tracked
  if (cancelledLineItems.length === 0 && !refundedTotal && !toRefundTotal) return null
  return (
    <section className={styles.parcel} aria-labelledby="not-coming">
      <h2 className={styles.title} id="not-coming">
        {t(cancelledLineItems.length > 0 ? 'orders.not-coming' : 'orders.refunded')}
      </h2>
      <SummaryList>
        {cancelledLineItems.map(({ lineItemId, name, quantity }) => (
          <SummaryRow key={lineItemId} term={name}>
            {t('mails.pieces', quantity)}
          </SummaryRow>
        ))}
        {refundedTotal && <SummaryRow term={t('orders.refunded')}>{money(refundedTotal)}</SummaryRow>}
        {toRefundTotal && <SummaryRow term={t('orders.to-refund')}>{money(toRefundTotal)}</SummaryRow>}
      </SummaryList>
    </section>
  )
}
