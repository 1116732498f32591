import type { WireMemberCard } from '#contracts/loyalty.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './loyalty.module.css'
import { useMemberCard } from './use-member-card.ts'

export interface MemberCardProps {
  /** Requests a new code. */
  readonly requestCard: () => Promise<WireMemberCard>
  /** The card in the payload of the page. */
  readonly first?: WireMemberCard
}

/** The card for the scanner at the till. It is renewed while it is on screen. */
export function MemberCard({ requestCard, first }: MemberCardProps) {
  const { t } = useMarket()
  const { card, failed, left } = useMemberCard(requestCard, first)
  return (
    <section className={styles.card} aria-labelledby="card">
      <h2 id="card">{t('loyalty.card')}</h2>
      {card && <img className={styles.code} src={card.qrCode} alt={t('loyalty.card-code')} width={192} height={192} />}
      {!card && !failed && (
        <p className={styles.waiting} role="status">
          {t('loyalty.card-loading')}
        </p>
      )}
      {failed && <Notice tone="warning">{t('loyalty.unavailable')}</Notice>}
      {card && left !== undefined && (
        <p className={styles.small} role="timer">
          {t('loyalty.card-valid', leftToRight(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`))}
        </p>
      )}
      <p className={styles.small}>{t('loyalty.card-how')}</p>
    </section>
  )
}
