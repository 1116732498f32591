import type { PageOf } from '#contracts/pages.ts'
import { Breadcrumb } from '#ui/breadcrumb/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { Rows } from '#web/widgets/rows.tsx'
import styles from './content-page.module.css'

/** A page to read: its heading, then what its editors placed. */
export function ContentPage({ page }: { readonly page: PageOf<'contentPage'> }) {
  const { t } = useMarket()
  return (
    <>
      <PageWidth>
        <Breadcrumb label={t('breadcrumb.title')} steps={page.breadcrumb} />
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
