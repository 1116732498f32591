import type { PageOf } from '#contracts/pages.ts'
import { ButtonLink } from '#ui/button/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { StoreRow } from '#web/stores/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './retail-stores-page.module.css'

/** All stores of the country, grouped by town. */
export function RetailStoresPage({ page }: { readonly page: PageOf<'retailStores'> }) {
  const { t, links } = useMarket()
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
        {page.towns.length === 0 ? (
          <p>{t('stores.none-here')}</p>
        ) : (
          <p className={styles.toMap}>
            <ButtonLink href={links.storeLocatorPage ?? ''}>{t('stores.on-map')}</ButtonLink>
          </p>
        )}
        <div className={styles.towns}>
          {page.towns.map(({ name, stores }) => (
            <section key={name} aria-label={name}>
              <h2 className={styles.town}>{name}</h2>
              <ul>
                {stores.map((store) => (
                  <StoreRow key={store.physicalId} store={store} level={3} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </PageWidth>
      <LazyRows rows={page.zones.bottomRows} />
    </>
  )
}
