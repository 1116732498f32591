import { useState } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { CountryList, CountrySearch, countriesNamed, useMarket } from '#web/markets/index.ts'
import styles from './country-selector-page.module.css'

/** The country chooser. Without script a list of links; with script the list is filtered while typing. */
export function CountrySelectorPage({ page }: { readonly page: PageOf<'countrySelectorPage'> }) {
  const { t } = useMarket()
  const [typed, setTyped] = useState('')
  const regions = countriesNamed(page.regions, typed)
  return (
    <PageWidth>
      <div className={styles.countries}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{t('countries.title')}</h1>
          <p className={styles.lead}>{t('countries.lead')}</p>
          <CountrySearch typed={typed} onType={setTyped} />
        </div>
        {regions.map((region) => (
          <CountryList key={region.name} region={region} />
        ))}
        {regions.length === 0 && <p role="status">{t('countries.none', typed)}</p>}
      </div>
    </PageWidth>
  )
}
