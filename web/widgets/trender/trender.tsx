import type { WidgetOf } from '#contracts/widgets.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './trender.module.css'

/** Popular searches. Terms link to their results, names to their products. */
export function Trender({ widget: { id, headline, terms, products } }: { readonly widget: WidgetOf<'trender'> }) {
  const { t } = useMarket()
  return (
    <nav className={styles.trender} aria-labelledby={`${id}-title`}>
      <PageWidth>
        <h2 className={styles.headline} id={`${id}-title`}>
          {headline ?? t('recommendations.trendingproducts')}
        </h2>
        <ul className={styles.list}>
          {[...terms, ...products.map(({ name, url }) => ({ title: name, url }))].map(({ title, url }) => (
            <li key={url}>
              <a className={styles.term} href={url}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </PageWidth>
    </nav>
  )
}
