import type { Listing } from '#contracts/browsing-pages.ts'
import { Chips, RemovableChip } from '#ui/chip/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './applied-chips.module.css'
import type { AppliedFilter } from './applied-filters.ts'
import { withoutFilters } from './listing-address.ts'

export interface AppliedChipsProps {
  readonly listing: Listing
  readonly applied: readonly AppliedFilter[]
}

/** The active filters. Each can be removed with one click. */
export function AppliedChips({ listing, applied }: AppliedChipsProps) {
  const { t } = useMarket()
  if (applied.length === 0) return null
  return (
    <div className={styles.applied}>
      <Chips label={t('facet.applied')}>
        {applied.map(({ key, label, without }) => (
          <li key={key}>
            <RemovableChip href={without} name={t('facet.remove', label)}>
              {label}
            </RemovableChip>
          </li>
        ))}
        <li>
          <span className={styles.clear}>
            <TextLink href={withoutFilters(listing, listing.search)}>{t('facet.clear')}</TextLink>
          </span>
        </li>
      </Chips>
    </div>
  )
}
