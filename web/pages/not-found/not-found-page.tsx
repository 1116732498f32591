import type { PageOf } from '#contracts/pages.ts'
import { PageWidth, TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { SearchForm } from '#web/search/index.ts'
import { Rows } from '#web/widgets/rows.tsx'
import styles from './not-found-page.module.css'

const loadSuggestions = async () => (await import('../search/search-suggestions.tsx')).SearchSuggestions

/** Shown for an unknown page or a product that is no longer sold, with links to other pages. */
export function NotFoundPage({ page }: { readonly page: PageOf<'notFoundPage'> }) {
  const { t, links } = useMarket()
  return (
    <>
      <PageWidth>
        <div className={styles.lost}>
          <h1 className={styles.title} tabIndex={-1}>
            {page.gone ? t('not-found.gone-title', page.gone.name) : t('not-found.title')}
          </h1>
          <p className={styles.lead}>{t(page.gone ? 'not-found.gone-lead' : 'not-found.lead')}</p>
          <SearchForm kind="page" loadSuggestions={loadSuggestions} />
          <nav className={styles.ways} aria-label={t('page.ways-on')}>
            {page.suggestions.map(({ title, url }) => (
              <TextLink key={url} href={url}>
                <bdi>{title}</bdi>
              </TextLink>
            ))}
            <TextLink href={links.homePage ?? '/'}>{t('page.home')}</TextLink>
          </nav>
        </div>
      </PageWidth>
      <Rows rows={page.zones.rows} />
    </>
  )
}
