import { useState } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { metresBetween, type Point } from '#foundation/globe.ts'
import { Button } from '#ui/button/index.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { Field } from '#ui/field/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Crumbs } from '#web/content/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LocationButton, MakeMine, StoreMapView, StoreRow, useFavouriteStore } from '#web/stores/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './store-locator-page.module.css'

type PageProps = { readonly page: PageOf<'storeLocatorPage'> }

/** Stores in a list and on a map, found by a place or by the shopper's location. */
export function StoreLocatorPage({ page }: PageProps) {
  const { t } = useMarket()
  const [here, setHere] = useState<Point>()
  const [chosen, setChosen] = useState<string>()
  const favourite = useFavouriteStore()
  const stores = here ? fromHere(page.stores, here) : page.stores
  return (
    <>
      <PageWidth>
        <Crumbs steps={page.breadcrumb} />
        <div className={styles.page}>
          <div className={styles.side}>
            <h1 tabIndex={-1}>{t('page.storelocatorpage')}</h1>
            <SearchForm page={page} onFound={setHere} />
            <Found page={page} isHere={here !== undefined} />
            <ul>
              {stores.map((store, index) => (
                <StoreRow
                  key={store.physicalId}
                  store={store}
                  number={index + 1}
                  isChosen={store.physicalId === chosen}
                  onPoint={() => setChosen(store.physicalId)}
                >
                  <MakeMine store={store} favourite={favourite} />
                </StoreRow>
              ))}
            </ul>
          </div>
          <div className={styles.map}>
            <StoreMapView map={page.map} stores={stores} chosen={chosen} onChoose={setChosen} />
          </div>
        </div>
      </PageWidth>
      <LazyRows rows={page.zones.rows} />
    </>
  )
}

/** The stores with their distance, the nearest first. */
const fromHere = (stores: PageProps['page']['stores'], here: Point) =>
  stores
    .map((store) => ({ ...store, straightLineDistance: Math.round(metresBetween(here, store.address)) }))
    .toSorted((a, b) => a.straightLineDistance - b.straightLineDistance)

interface SearchFormProps extends PageProps {
  readonly onFound: (point: Point) => void
}

function SearchForm({ page, onFound }: SearchFormProps) {
  const { t, links } = useMarket()
  return (
    <search>
      <form className={styles.form} action={links.storeLocatorPage} method="get">
        <div className={styles.search}>
          <Field
            key={page.place}
            id="place"
            name="place"
            label={t('stores.place')}
            defaultValue={page.place}
            maxLength={100}
            autoComplete="postal-code"
          />
          <Button kind="primary">{t('stores.search')}</Button>
        </div>
        <LocationButton onFound={onFound} />
        <Checkbox
          key={String(page.collectOnly)}
          id="collect"
          name="collect"
          value="true"
          label={t('stores.collect-only')}
          defaultChecked={page.collectOnly}
        />
      </form>
    </search>
  )
}

function Found({ page: { place, isUnknown, stores }, isHere }: PageProps & { readonly isHere: boolean }) {
  const { t } = useMarket()
  const order = isHere ? t('stores.by-position') : place && !isUnknown ? t('stores.by-distance', place) : undefined
  return (
    <p className={styles.found} role="status">
      {place && isUnknown && !isHere && (
        <>
          {t('stores.unknown-place', place)}
          <br />
        </>
      )}
      {stores.length === 0
        ? t('stores.none-here')
        : [t('stores.count', stores.length), order].filter(Boolean).join(' · ')}
    </p>
  )
}
