import type { ParcelTracking } from '#contracts/orders.ts'
import { formatDeliveryDay } from '#foundation/date-format.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { listed } from '#foundation/listed.ts'
import { unbrokenCode } from '#foundation/written-address.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './tracking.module.css'

/** One parcel: its current state, when and where it is expected, and all events. */
export function ParcelCard({ parcel }: { readonly parcel: ParcelTracking }) {
  const { t, locale, market, moment } = useMarket()
  const { trackingNumber, trackingLink, courier, events, pickupLocationAddress } = parcel
  const { promisedDeliveryDate: promised, expectedDeliveryDate: expected, deliveredAt } = parcel
  const [newest] = events
  const title = `parcel-${trackingNumber}`
  const day = (date: string) => formatDeliveryDay(new Date(date), locale, 'UTC')
  const isMoved = expected && (expected.start !== promised?.start || expected.end !== promised.end)
  return (
    <section className={styles.parcel} aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        {newest?.deliveryStatusLocaleShort ?? t('orders.parcel-of', leftToRight(trackingNumber))}
      </h2>
      {newest && <p>{newest.deliveryStatusLocaleLong}</p>}
      <SummaryList>
        <SummaryRow term={courier || t('returns.carrier')}>
          <bdi>{trackingNumber}</bdi>
        </SummaryRow>
        {promised && (deliveredAt || isMoved) && (
          <SummaryRow term={t('tracking.promised')}>{daysOf(promised, day, t)}</SummaryRow>
        )}
        {expected && !deliveredAt && <SummaryRow term={t('tracking.expected')}>{daysOf(expected, day, t)}</SummaryRow>}
        {deliveredAt && (
          <SummaryRow term={t('orders.parcel-delivered')}>
            {formatDeliveryDay(new Date(deliveredAt), locale, market.timeZone)}
          </SummaryRow>
        )}
        {pickupLocationAddress && (
          <SummaryRow term={t('tracking.pickup')}>
            <bdi>{listed(t, linesOf(pickupLocationAddress))}</bdi>
          </SummaryRow>
        )}
      </SummaryList>
      {trackingLink && (
        <div>
          <ButtonLink href={trackingLink}>{t('mails.follow-parcel')}</ButtonLink>
        </div>
      )}
      <ol className={styles.steps} aria-label={t('tracking.steps', leftToRight(trackingNumber))}>
        {events.map(({ createDate, eventtype, deliveryStatusLocaleShort }) => (
          <li key={`${createDate} ${eventtype}`} className={styles.step}>
            <span>{deliveryStatusLocaleShort}</span>
            <time className={styles.when} dateTime={createDate}>
              {moment(createDate)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

const daysOf = (
  { start, end }: { readonly start: string; readonly end: string },
  day: (date: string) => string,
  t: ReturnType<typeof useMarket>['t'],
): string => (start === end ? day(start) : t('delivery.between', day(start), day(end)))

const shownParts = ['name', 'line1', 'postalCode', 'city'] as const

const linesOf = (address: Readonly<Record<string, unknown>>): string[] =>
  shownParts.flatMap((part) => {
    const text = address[part]
    if (typeof text !== 'string' || text === '') return []
    return [part === 'postalCode' ? unbrokenCode(text) : text]
  })
