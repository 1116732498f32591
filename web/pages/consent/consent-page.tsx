import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { ConsentForm } from '#web/consent/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './consent-page.module.css'

/** The page where shoppers see and change their consent. */
export function ConsentPage({ page }: { readonly page: PageOf<'consentPage'> }) {
  const { t } = useMarket()
  return (
    <>
      <PageWidth>
        <Crumbs steps={page.breadcrumb} />
        <h1 className={styles.heading} tabIndex={-1}>
          {t('page.consentpage')}
        </h1>
        <p className={styles.text}>{t('consent.text')}</p>
        {page.kept && <p role="status">{t('consent.kept')}</p>}
        <ConsentForm key={page.granted.join(' ')} granted={page.granted} />
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}
