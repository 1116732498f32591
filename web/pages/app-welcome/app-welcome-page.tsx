import type { PageOf } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { NothingHere, PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './app-welcome-page.module.css'

/** The first page of the app. The editors' rows are below it. */
export function AppWelcomePage({ page }: { readonly page: PageOf<'appWelcomePage'> }) {
  const { t, links } = useMarket()
  return (
    <>
      <PageWidth>
        <NothingHere>
          <h1 tabIndex={-1}>{page.heading}</h1>
          <div className={styles.ways}>
            <ButtonLink kind="primary" href={links.homePage ?? '/'}>
              {t('app.start')}
            </ButtonLink>
            {page.loginUrl && <ButtonLink href={page.loginUrl}>{t('sign-in.log-in')}</ButtonLink>}
          </div>
        </NothingHere>
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}
