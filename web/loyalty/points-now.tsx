import type { WireLoyalty } from '#contracts/loyalty.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './loyalty.module.css'
import { useDay } from './use-day.ts'

/** Points to spend, pending points, the day on which points expire, and the points missing for a reward. */
export function PointsNow({ points }: { readonly points: WireLoyalty }) {
  const { t } = useMarket()
  const day = useDay()
  const { balance, pendingPoints, pointsNeededForReward, expireDate } = points
  return (
    <section className={styles.part} aria-labelledby="points">
      <h2 id="points">{t('loyalty.points')}</h2>
      <p className={styles.figure}>{t('loyalty.points-count', balance)}</p>
      {pendingPoints > 0 && <p>{t('loyalty.pending', pendingPoints)}</p>}
      {expireDate && <p>{t('loyalty.expires', day(expireDate))}</p>}
      {pointsNeededForReward > 0 && <p>{t('loyalty.needed', pointsNeededForReward)}</p>}
    </section>
  )
}
