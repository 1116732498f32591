import { type ReactNode, useState } from 'react'
import { PageWidth } from '#ui/layout/index.ts'
import { ProductGrid } from '#web/catalogue/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { useLazy } from '#web/platform/use-lazy.ts'
import {
  AppliedChips,
  appliedFilters,
  facetsId,
  type ListingPage,
  loadFacetsDrawer,
  SortForm,
  TilesPerRow,
  Toolbar,
  useTilesPerRow,
} from '#web/search/index.ts'
import { LazyRowWidgets } from '#web/widgets/lazy-rows.tsx'
import { insertsOf } from './inserts-of.tsx'
import { LazyFacets, LazyMoreProducts } from './lazy-parts.tsx'
import styles from './listing-view.module.css'

export interface ListingViewProps {
  readonly page: ListingPage
  /** Shown instead of the products if there are none. */
  readonly empty: ReactNode
}

/**
 * The products of a listing, with filters, sorting and tile size. The facets are next to the products on screens of at
 * least 960 px, otherwise in a drawer.
 */
export function ListingView({ page, empty }: ListingViewProps) {
  const view = useMarket()
  const { listing } = page
  const { sidebarRows } = page.zones
  const [facetsShown, setFacetsShown] = useState(true)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [FacetsDrawer, want] = useLazy(loadFacetsDrawer)
  const [perRow, setPerRow] = useTilesPerRow()
  const openDrawer = (address: string) =>
    void want().then((came) => (came ? setDrawerOpen(true) : location.assign(address)))
  const applied = appliedFilters(listing, view)
  const { results } = listing.search
  return (
    <PageWidth>
      <Toolbar
        listing={listing}
        applied={applied.length}
        facetsShown={facetsShown}
        onToggleFacets={() => setFacetsShown(!facetsShown)}
        onOpenDrawer={openDrawer}
      >
        <SortForm listing={listing} />
        <TilesPerRow perRow={perRow} onChoose={setPerRow} />
      </Toolbar>
      <div className={styles.body} data-facets={facetsShown ? undefined : 'hidden'}>
        <aside className={styles.facets} id={facetsId} aria-label={view.t('facet.title')}>
          <LazyFacets listing={listing} openFirst={2} place="side" />
          {sidebarRows && sidebarRows.length > 0 && (
            <div className={styles.sidebarRows}>
              {sidebarRows.map((row) => (
                <LazyRowWidgets key={row.id} row={{ ...row, perRow: 1 }} />
              ))}
            </div>
          )}
        </aside>
        <div className={styles.found}>
          <AppliedChips listing={listing} applied={applied} />
          {results.length > 0 ? (
            <ProductGrid id="products" products={results} perRow={perRow} inserts={insertsOf(page)} />
          ) : (
            empty
          )}
          <LazyMoreProducts page={page} />
        </div>
      </div>
      {FacetsDrawer && <FacetsDrawer listing={listing} open={drawerOpen} onClose={() => setDrawerOpen(false)} />}
    </PageWidth>
  )
}
