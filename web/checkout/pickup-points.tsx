import type { PickupPoint } from '#contracts/delivery.ts'
import { placeParts } from '#foundation/written-address.ts'
import { Notice } from '#ui/notice/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { distanceIn } from '#web/platform/distance.ts'
import { openingHours } from '#web/platform/opening-hours.ts'
import { MapOfPoints } from './map-of-points.tsx'
import styles from './pickup-points.module.css'

export interface PickupPointsProps {
  readonly name: string
  /** The id that the link of a problem leads to. */
  readonly id: string | undefined
  /** Nearest first. */
  readonly points: readonly PickupPoint[]
  readonly chosen: string | undefined
  readonly problem: string | undefined
}

/** Pickup points as a list. The server renders it, so it needs no script. */
export function PickupPoints({ name, id, points, chosen, problem }: PickupPointsProps) {
  const { t } = useMarket()
  if (points.length === 0) return <Notice tone="warning">{t('feedback.error_no_pickup_points')}</Notice>
  return (
    <fieldset className={styles.set} id={id} tabIndex={-1}>
      <legend className={styles.legend}>{t('delivery.choose-pickup-point')}</legend>
      {problem && <p className={styles.problem}>{problem}</p>}
      <MapOfPoints points={points} />
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point.id} className={styles.point}>
            <label className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={point.id}
                defaultChecked={point.id === chosen}
              />
              <span className={styles.name}>{point.name}</span> <Distance metres={point.straightLineDistance} />{' '}
              <bdi className={styles.address}>{placeParts(point.address).join(', ')}</bdi>
            </label>
            <Hours point={point} />
          </li>
        ))}
      </ol>
    </fieldset>
  )
}

function Distance({ metres }: { readonly metres: number }) {
  const { locale } = useMarket()
  return <span className={styles.distance}>{distanceIn(locale, metres)}</span>
}

function Hours({ point }: { readonly point: PickupPoint }) {
  const { t, locale } = useMarket()
  const hours = openingHours(point.openingHours, locale)
  if (hours.length === 0) return null
  return (
    <details className={styles.hours}>
      <summary aria-label={t('delivery.opening-hours-of', point.name)}>{t('delivery.opening-hours')}</summary>
      <dl>
        {hours.map(({ days, hours: times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>
              <bdi dir="ltr">{times}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
