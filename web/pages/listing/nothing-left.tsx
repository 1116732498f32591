import { useEffect } from 'react'
import type { Listing } from '#contracts/browsing-pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { NothingHere } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { appliedFilters, pageAddress, productsNotFetched, withoutFilters } from '#web/search/index.ts'
import styles from './nothing-left.module.css'

/** Shown instead of products that could not be fetched, or if there are none. */
export const NothingLeft = ({ listing }: { readonly listing: Listing }) =>
  listing.search.hasError ? <NotFetched listing={listing} /> : <NoneFound listing={listing} />

function NotFetched({ listing }: { readonly listing: Listing }) {
  const { t } = useMarket()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => showToast('page', productsNotFetched, t(productsNotFetched[1])), [listing.search])
  return (
    <NothingHere>
      <p>{t(productsNotFetched[1])}</p>
      <ButtonLink kind="primary" href={pageAddress(listing, listing.page)} data-whole-page="">
        {t('error.again')}
      </ButtonLink>
    </NothingHere>
  )
}

/** No product matches the filters. Offers to remove the last filter, or all filters. */
function NoneFound({ listing }: { readonly listing: Listing }) {
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
