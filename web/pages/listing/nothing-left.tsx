import type { Listing } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { NothingHere } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { appliedFilters, withoutFilters } from '#web/search/index.ts'
import styles from './nothing-left.module.css'

/** Filters left nothing: says so, and offers to take away the last one, or all. */
export function NothingLeft({ listing }: { readonly listing: Listing }) {
  const view = useMarket()
  const last = appliedFilters(listing, view).at(-1)
  return (
    <NothingHere>
      <h2>{view.t('listing.nothing')}</h2>
      {last ? (
        <>
          <p>{view.t('listing.nothing-filtered')}</p>
          <div className={styles.ways}>
            <ButtonLink kind="primary" href={last.without}>
              {view.t('listing.without', last.label)}
            </ButtonLink>
            <ButtonLink href={withoutFilters(listing, listing.search)}>{view.t('facet.clear')}</ButtonLink>
          </div>
        </>
      ) : (
        <p>{view.t('listing.nothing-here')}</p>
      )}
    </NothingHere>
  )
}
