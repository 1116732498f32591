import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { loadSizeGuideSections, SizeGuideSections } from '#web/catalogue/index.ts'
import { Crumbs, SidebarMenu } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { StaticIsland } from '#web/platform/static-island.tsx'
import { Rows } from '#web/widgets/rows.tsx'
import styles from './content-page.module.css'

interface ContentPageProps {
  readonly page: PageOf<'contentPage'> | PageOf<'termsConditionsPage'>
}

/** A page with text: its heading and the editors' rows, next to the menu of such pages if the shop has one. */
export function ContentPage({ page }: ContentPageProps) {
  const { navigation } = useMarket()
  return (
    <>
      <PageWidth>
        <Crumbs steps={page.breadcrumb} />
        <h1 className={styles.heading} tabIndex={-1}>
          {page.heading}
        </h1>
      </PageWidth>
      <div className={navigation.sidebar && styles.beside}>
        <SidebarMenu path={page.path} />
        <div className={styles.text}>
          <Written page={page} />
        </div>
      </div>
    </>
  )
}

function Written({ page }: ContentPageProps) {
  return (
    <>
      <Rows rows={page.zones.topRows} />
      <Rows rows={page.zones.rows} />
      {'sizeTables' in page && page.sizeTables && (
        <PageWidth>
          <StaticIsland
            written={import.meta.env.SSR ? SizeGuideSections : undefined}
            load={loadSizeGuideSections}
            with={{ tables: page.sizeTables }}
          />
        </PageWidth>
      )}
      <Rows rows={page.zones.bottomRows} />
    </>
  )
}
