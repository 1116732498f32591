import type { ReactNode } from 'react'
import type { Listing } from '#contracts/browsing-pages.ts'
import { lastPageNote } from '#foundation/last-page.ts'
import { CountedTitle } from '#ui/layout/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './listing-head.module.css'

export interface ListingHeadProps {
  readonly listing: Listing
  readonly children?: ReactNode
}

/** The listing's title, number of products, and subcategories. */
export function ListingHead({ listing, children }: ListingHeadProps) {
  const { t } = useMarket()
  return (
    <header className={styles.head}>
      <CountedTitle
        title={listing.heading}
        count={listing.search.hasError ? '' : t('listing.count', listing.search.totalResults)}
        isLive
      />
      {listing.page === listing.pages && listing.search.results.length > 0 && (
        <p className={styles.lastPage} id={lastPageNote} tabIndex={-1}>
          {t('listing.last-page')}
        </p>
      )}
      {listing.intro && (
        <div className={styles.intro}>
          <RichText html={listing.intro} kind="plain" />
        </div>
      )}
      {children}
      {listing.subCategories.length > 0 && (
        <nav className={styles.rail} aria-label={t('listing.categories')}>
          {listing.subCategories.map(({ title, url }) => (
            <a key={url} href={url}>
              {title}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}
