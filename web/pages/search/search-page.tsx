import { useEffect } from 'react'
import type { Listing } from '#contracts/browsing-pages.ts'
import type { PageOf } from '#contracts/pages.ts'
import { listed } from '#foundation/listed.ts'
import { PageWidth, TextLink } from '#ui/layout/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { personalMemory } from '#web/platform/browser-memory.ts'
import { rememberTerm, SearchForm } from '#web/search/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import { rowsBelow } from '../listing/inserts-of.tsx'
import { LazyNothingLeft } from '../listing/lazy-parts.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { ListingView } from '../listing/listing-view.tsx'
import styles from './search-page.module.css'

const loadSuggestions = async () => (await import('./search-suggestions.tsx')).SearchSuggestions

/** The results of a search term. Without a term it shows a search field, without results suggestions. */
export function SearchPage({ page }: { readonly page: PageOf<'searchPage'> }) {
  const { listing, zones } = page
  const filtered = listing.search.facets.some(({ values }) => values.some(({ selected }) => selected))
  const limited = listing.search.understood !== undefined
  const nothing = listing.search.totalResults === 0 && !filtered && !limited && !listing.search.hasError
  useEffect(() => rememberTerm(listing.term, personalMemory), [listing.term])
  return (
    <>
      <LazyRows rows={zones.topRows} />
      {nothing && <LazyRows rows={zones.emptySearchTopRows} />}
      <PageWidth>
        <Crumbs steps={page.breadcrumb} />
        <ListingHead listing={listing}>
          <Correction listing={listing} />
        </ListingHead>
        <div className={styles.form} data-wide={nothing || undefined}>
          <SearchForm kind="page" term={listing.term} loadSuggestions={loadSuggestions} />
        </div>
        {listing.term && <InAllBrands term={listing.term} />}
        {nothing && listing.term && <WaysOn listing={listing} />}
      </PageWidth>
      {!nothing && <ListingView page={page} empty={<LazyNothingLeft listing={listing} />} />}
      {nothing && <LazyRows rows={zones.emptySearchBottomRows} />}
      <LazyRows rows={zones.rows} />
      <LazyRows rows={rowsBelow(page)} />
      <LazyRows rows={zones.bottomRows} />
    </>
  )
}

/** Says when the shop searched for something else than the typed term. */
function Correction({ listing: { term, search } }: { readonly listing: Listing }) {
  const { t } = useMarket()
  const goods = search.understood?.goods || (term ?? '')
  const unmet = search.understood?.limits.filter(({ met }) => !met).map(({ text }) => text) ?? []
  return (
    <>
      {search.correctedTerm ? (
        <p>{t('search.corrected', search.correctedTerm, goods)}</p>
      ) : (
        search.anyWord && <p>{t('search.any-word', goods)}</p>
      )}
      {unmet.length > 0 && <p>{t('search.unmet', listed(t, unmet))}</p>}
    </>
  )
}

/** A link to search in all brands, for a brand that has its own search. */
function InAllBrands({ term }: { readonly term: string }) {
  const { t, links } = useMarket()
  const { searchInAllBrands } = links
  if (!searchInAllBrands) return null
  return (
    <p className={styles.elsewhere}>
      <TextLink href={`${searchInAllBrands}?${new URLSearchParams({ q: term })}`}>{t('search.in-all-brands')}</TextLink>
    </p>
  )
}

function WaysOn({ listing: { search, term } }: { readonly listing: Listing }) {
  const { t, navigation } = useMarket()
  const found = search.categorySearch.map(({ displayName, categoryUri }) => ({ title: displayName, url: categoryUri }))
  const ways = found.length > 0 ? found : navigation.main.map(({ title, url }) => ({ title, url }))
  return (
    <div className={styles.nothing}>
      <p>{t('search.nothing', term ?? '')}</p>
      <ul className={styles.tips}>
        <li>{t('search.tip-spelling')}</li>
        <li>{t('search.tip-fewer-words')}</li>
      </ul>
      <h2>{t('page.ways-on')}</h2>
      <ul className={styles.ways}>
        {ways.map(({ title, url }) => (
          <li key={url}>
            <TextLink href={url}>
              <bdi>{title}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
