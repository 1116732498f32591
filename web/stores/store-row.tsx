import type { ReactNode } from 'react'
import type { ShownStore } from '#contracts/stores.ts'
import { townLine } from '#foundation/written-address.ts'
import { useMarket } from '#web/markets/index.ts'
import { distanceIn } from '#web/platform/distance.ts'
import { OpeningNow } from './opening-now.tsx'
import styles from './store-row.module.css'

export interface StoreRowProps {
  readonly store: ShownStore
  /** The number of the store on the map, if there is a map. */
  readonly number?: number
  readonly level?: 2 | 3
  readonly isChosen?: boolean
  readonly onPoint?: () => void
  /** Further actions for the store. */
  readonly children?: ReactNode
}

/** A store in a list: address, distance, opening hours, and links. */
export function StoreRow({ store, number, level = 2, isChosen, onPoint, children }: StoreRowProps) {
  const { locale } = useMarket()
  const { physicalId: id, name, address, url, straightLineDistance: metres } = store
  const Heading = `h${level}` as const
  return (
    <li
      id={`store-${id}`}
      className={styles.store}
      tabIndex={-1}
      data-chosen={isChosen || undefined}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <Heading className={styles.name}>
        {number !== undefined && `${number}. `}
        <a href={url}>{name}</a>
      </Heading>
      {metres !== undefined && <span className={styles.far}>{distanceIn(locale, metres)}</span>}
      <p className={styles.address}>
        <bdi>{`${address.street}, ${townLine({ ...address, country: address.countryCode })}`}</bdi>
        <br />
        <OpeningNow now={store.now} />
      </p>
      <div className={styles.actions}>
        <StoreLinks store={store} />
        {children}
      </div>
    </li>
  )
}

/** Links to the directions and to the store's phone. */
export function StoreLinks({ store: { name, address, directionsUrl } }: { readonly store: ShownStore }) {
  const { t } = useMarket()
  return (
    <>
      <a href={directionsUrl} target="_blank" rel="noopener noreferrer" aria-label={t('stores.directions-to', name)}>
        {t('stores.directions')}
      </a>
      <a href={`tel:${address.phone.replaceAll(' ', '')}`} aria-label={t('stores.call-store', name)}>
        {t('stores.call')}
      </a>
    </>
  )
}
