import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from '../listing/back-link.module.css'
import { BackLink } from '../listing/back-link.tsx'
import { rowsBelow } from '../listing/inserts-of.tsx'
import { LazyNothingLeft } from '../listing/lazy-parts.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { ListingView } from '../listing/listing-view.tsx'

/** The products of a category. */
export function CategoryPage({ page }: { readonly page: PageOf<'categoryPage'> }) {
  return (
    <>
      <LazyRows rows={page.zones.topRows} leading />
      <PageWidth>
        <div className={styles.way}>
          <BackLink listing={page.listing} />
          <Crumbs steps={page.breadcrumb} />
        </div>
        <ListingHead listing={page.listing} />
      </PageWidth>
      <ListingView page={page} empty={<LazyNothingLeft listing={page.listing} />} />
      <LazyRows rows={page.zones.rows} />
      <LazyRows rows={rowsBelow(page)} />
      <LazyRows rows={page.zones.bottomRows} />
    </>
  )
}
