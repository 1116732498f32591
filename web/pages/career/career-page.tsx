import type { PageOf } from '#contracts/pages.ts'
import { formatWrittenDay } from '#foundation/date-format.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './career-page.module.css'

/** The open positions, each with a link to its application page. */
export function CareerPage({ page }: { readonly page: PageOf<'careerPage'> }) {
  const { t, locale } = useMarket()
  return (
    <>
      <PageWidth>
        <Crumbs steps={page.breadcrumb} />
        <h1 className={styles.heading} tabIndex={-1}>
          {page.heading}
        </h1>
      </PageWidth>
      <LazyRows rows={page.zones.topRows} />
      <LazyRows rows={page.zones.rows} />
      <PageWidth>
        {page.jobs.length === 0 && <p>{t('careers.none')}</p>}
        <ul className={styles.jobs}>
          {page.jobs.map(({ id, title, department, location, countryName, deadline, url }) => (
            <li key={id}>
              <h2 className={styles.title}>
                <a href={url} dir="auto">
                  {title}
                </a>
              </h2>
              <p>
                <bdi>{department}</bdi> · <bdi>{location}</bdi> · {countryName}
              </p>
              {deadline !== null && <p>{t('careers.deadline', formatWrittenDay(deadline, locale))}</p>}
            </li>
          ))}
        </ul>
      </PageWidth>
      <LazyRows rows={page.zones.bottomRows} />
    </>
  )
}
