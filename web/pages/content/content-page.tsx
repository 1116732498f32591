import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { Rows } from '#web/widgets/rows.tsx'
import styles from './content-page.module.css'

/** A page to read: its heading, then what its editors placed. */
export function ContentPage({ page }: { readonly page: PageOf<'contentPage'> | PageOf<'termsConditionsPage'> }) {
  return (
    <>
      <PageWidth>
        <Crumbs steps={page.breadcrumb} />
        <h1 className={styles.heading} tabIndex={-1}>
          {page.heading}
        </h1>
      </PageWidth>
      <Rows rows={page.zones.topRows} />
      <Rows rows={page.zones.rows} />
      <Rows rows={page.zones.bottomRows} />
    </>
  )
}
