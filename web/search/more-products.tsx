import { useState } from 'react'
import type { Page } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { announce } from '#ui/live-region/index.ts'
import { Pagination } from '#ui/pagination/index.ts'
import { Tint } from '#ui/tint/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { isCardInDocument } from '#web/platform/card-in-document.ts'
import { fetchPage, showInPlace } from '#web/platform/page-store.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { pageAddress } from './listing-address.ts'
import type { ListingPage } from './listing-page.ts'
import { appended } from './load-more.ts'
import styles from './more-products.module.css'
import { productsNotFetched } from './products-not-fetched.ts'

/** The progress through the listing, a button to load more, and links to every page. */
export function MoreProducts({ page }: { readonly page: ListingPage }) {
  const { t } = useMarket()
  const { listing } = page
  const { totalResults, results } = listing.search
  const seen = listing.search.startingFrom + results.length
  const next = pageAddress(listing, listing.page + 1)
  const { busy, load } = useLoadMore(page, next)
  if (totalResults === 0) return null
  return (
    <div className={styles.more}>
      <p className={styles.count}>{t('listing.showing', seen, totalResults)}</p>
      <Tint className={styles.bar} values={{ seen: `${(seen / totalResults) * 100}%` }} aria-hidden="true" />
      {listing.page < listing.pages && (
        <ButtonLink href={next} aria-busy={busy || undefined} onClick={load}>
          {t('listing.load-more')}
        </ButtonLink>
      )}
      <Pagination
        label={t('listing.pages')}
        page={listing.page}
        pages={listing.pages}
        addressOf={(it) => pageAddress(listing, it)}
        words={{ previous: t('listing.previous'), next: t('listing.next'), page: (it) => t('listing.to-page', it) }}
      />
    </div>
  )
}

/**
 * Adds the tiles of the next page below, and updates the address, the count and the history. An answer that is not the
 * next page is opened like a link. After a failed call the next click follows the link.
 */
function useLoadMore(page: ListingPage, next: string) {
  const { t } = useMarket()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const load = async (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || failed === next) return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const [whole, found] = await Promise.all([withCards(page), fetchPage(next)])
    setBusy(false)
    if (!whole || !found || isUnavailable(found.page)) {
      setFailed(next)
      return showToast('page', productsNotFetched, t(productsNotFetched[1]))
    }
    const more = appended(whole, found.page)
    if (!more) return location.assign(next)
    await showInPlace(next, more)
    const added = more.listing.search.results.length - page.listing.search.results.length
    announce(t('listing.more-loaded', added, more.listing.search.totalResults))
    document.querySelectorAll<HTMLElement>('#products h2 a')[page.listing.search.results.length]?.focus()
  }
  return { busy, load }
}

const isUnavailable = (page: Page): boolean => 'listing' in page && page.listing.search.hasError

/** The shown page with the cards that its document left out, because Back must be able to render all of them. */
async function withCards(page: ListingPage): Promise<ListingPage | undefined> {
  const { listing } = page
  if (!listing.search.results.some(isCardInDocument)) return page
  const found = await fetchPage(pageAddress(listing, listing.page))
  return found?.page.pageAlias === page.pageAlias ? (found.page as ListingPage) : undefined
}
