import type { PageOf } from '#contracts/pages.ts'
import { townLine } from '#foundation/written-address.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { openingHours } from '#web/platform/opening-hours.ts'
import { MakeMine, OpeningNow, StoreLinks, StoreMapView, StoreRow, useFavouriteStore } from '#web/stores/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './store-page.module.css'

/** One store: opening hours, services, directions, and the nearest other stores. */
export function StorePage({ page }: { readonly page: PageOf<'store'> }) {
  const { t } = useMarket()
  const { store, services, near, map } = page
  const favourite = useFavouriteStore()
  return (
    <>
      <PageWidth>
        <Crumbs steps={page.breadcrumb} />
        <div className={styles.page}>
          <div className={styles.side}>
            <h1 tabIndex={-1}>{store.name}</h1>
            <p className={styles.now}>
              <OpeningNow now={store.now} />
            </p>
            <address className={styles.address}>
              <bdi>{store.address.street}</bdi>
              <br />
              <bdi>{townLine({ ...store.address, country: store.address.countryCode })}</bdi>
              <br />
              <bdi dir="ltr">{store.address.phone}</bdi>
            </address>
            <div className={styles.actions}>
              <StoreLinks store={store} />
              <MakeMine store={store} favourite={favourite} />
            </div>
            <Hours of={store} />
            {services.length > 0 && (
              <section>
                <h2 className={styles.title}>{t('stores.services')}</h2>
                <ul className={styles.services}>
                  {services.includes('collect') && <li>{t('stores.click-and-collect')}</li>}
                  {services.includes('returns') && <li>{t('stores.returns-taken')}</li>}
                </ul>
              </section>
            )}
          </div>
          <StoreMapView map={map} stores={[store, ...near]} chosen={store.physicalId} />
        </div>
        {near.length > 0 && (
          <section className={styles.near}>
            <h2 className={styles.title}>{t('stores.nearby')}</h2>
            <ul>
              {near.map((one, index) => (
                <StoreRow key={one.physicalId} store={one} number={index + 2} level={3} />
              ))}
            </ul>
          </section>
        )}
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}

function Hours({ of: { openingHours: hours } }: { readonly of: PageOf<'store'>['store'] }) {
  const { t, locale } = useMarket()
  return (
    <section>
      <h2 className={styles.title}>{t('stores.hours')}</h2>
      <dl className={styles.hours}>
        {openingHours(hours, locale).map(({ days, hours: told }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>
              <bdi dir="ltr">{told}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
