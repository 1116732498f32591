import type { FormState } from '#contracts/pages.ts'
import { useMarket } from '#web/markets/index.ts'
import { ParcelChoice } from './parcel-choice.tsx'
import styles from './parcels.module.css'
import type { Lines, Parcel, Shipping } from './shipping.ts'

export interface ParcelsProps {
  readonly shipping: Shipping
  readonly parcels: readonly Parcel[]
  readonly lines: Lines
  readonly refused: FormState | undefined
}

/** Goods from several places are sent in several parcels. Each parcel is shown with its goods and its own delivery choice. */
export function Parcels({ shipping, parcels, lines, refused }: ParcelsProps) {
  const { t } = useMarket()
  return (
    <div className={styles.parcels}>
      <p>{t('delivery.split', parcels.length)}</p>
      {parcels.map((parcel) => (
        <section key={parcel.id} aria-labelledby={`parcel-${parcel.id}`}>
          <h2 className={styles.title} id={`parcel-${parcel.id}`}>
            {t(parcel.id === 'warehouse' ? 'delivery.parcel-from-warehouse' : 'delivery.parcel-from-store')}
          </h2>
          <ul className={styles.lines}>
            {lines
              .filter(({ id }) => parcel.lineIds.includes(id))
              .map(({ id, name, imageUrl, quantity }) => (
                <li key={id}>
                  <img src={imageUrl} alt="" width={48} height={64} loading="lazy" />
                  <span>
                    {name}
                    {quantity > 1 && ` × ${quantity}`}
                  </span>
                </li>
              ))}
          </ul>
          <ParcelChoice shipping={shipping} parcel={parcel} refused={refused} />
        </section>
      ))}
    </div>
  )
}
