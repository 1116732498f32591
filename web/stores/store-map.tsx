import type { StoreMap } from '#contracts/stores.ts'
import { useMarket } from '#web/markets/index.ts'
import { pinHeads, pinOutline } from './pin-heads.ts'
import styles from './store-map.module.css'

export interface StoreMapProps {
  readonly map: StoreMap
  /** The stores of the list, in the same order. */
  readonly stores: readonly { readonly physicalId: string; readonly name: string }[]
  readonly chosen?: string | undefined
  readonly onChoose?: (id: string) => void
}

const radius = 19

/**
 * The stores of a list on a map, each a link to its entry in the list. The map is drawn from our own data and cannot be
 * dragged.
 */
export function StoreMapView({ map: { width, height, ...drawn }, stores, chosen, onChoose }: StoreMapProps) {
  const { t } = useMarket()
  const places = stores.flatMap((store, index) => {
    const at = drawn.pins.find(({ id }) => id === store.physicalId)
    return at ? [{ ...at, name: store.name, number: index + 1 }] : []
  })
  const heads = pinHeads(places, { radius, height: 30, width })
  const pins = places.map((place, index) => ({ ...place, head: heads[index]! }))
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot contain a fieldset. */}
      <svg
        className={styles.map}
        direction="ltr"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={t('stores.map')}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the drawing can be focused. */}
        <g aria-hidden="true">
          <path className={styles.land} d={drawn.land} />
          <path className={styles.borders} d={drawn.borders} />
          {drawn.towns.map(({ name, x, y }) => (
            <g key={name}>
              <circle className={styles.dot} cx={x} cy={y} r={3} />
              <text className={styles.town} x={x} y={y - 9}>
                {name}
              </text>
            </g>
          ))}
        </g>
        {pins
          .toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen) || b.number - a.number)
          .map(({ id, name, number, head, ...tip }) => (
            <a
              key={id}
              className={styles.pin}
              href={`#store-${id}`}
              aria-label={`${number}. ${name}`}
              data-chosen={id === chosen || undefined}
              onClick={() => onChoose?.(id)}
            >
              <circle className={styles.hit} cx={head.x} cy={head.y} r={36} />
              <path className={styles.drop} d={pinOutline(tip, head, radius)} />
              <text className={styles.number} x={head.x} y={head.y + 6}>
                {number}
              </text>
            </a>
          ))}
      </svg>
      <figcaption className={styles.source}>{t('stores.map-source')}</figcaption>
    </figure>
  )
}
