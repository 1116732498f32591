import type { Facet } from '#contracts/search.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './facet-sizes.module.css'
import type { FacetValuesProps } from './facet-values.tsx'
import { toggled } from './listing-address.ts'

/** Sizes as small buttons, grouped by size system, because the same number is another size in each system. */
export function FacetSizes({ facet, listing }: FacetValuesProps) {
  const { t } = useMarket()
  const systems = [...Map.groupBy(facet.values, ({ group }) => group ?? '')]
  return systems.map(([system, values]) => (
    <div key={system}>
      {system && systems.length > 1 && <p className={styles.system}>{t(`facet.sizes-${system}`)}</p>}
      <ul className={styles.sizes} data-wide={values.some(({ name }) => name.length > 4) || undefined}>
        {values.map((value) => (
          <li key={value.value}>
            <Size value={value} href={toggled(listing, { facet: facet.id, value: value.value })} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function Size({
  value: { name, count, selected },
  href,
}: {
  readonly value: Facet['values'][number]
  readonly href: string
}) {
  const open = count > 0 || selected
  return (
    <a
      className={styles.size}
      href={open ? href : undefined}
      aria-current={selected || undefined}
      aria-disabled={!open || undefined}
      rel={open ? 'nofollow' : undefined}
    >
      {name}
    </a>
  )
}
