import { useEffect, useState } from 'react'
import type { PageOf } from '#contracts/pages.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { CountryList, CountrySearch, countriesNamed, useMarket } from '#web/markets/index.ts'
import { isPageOfMarket } from '#web/platform/page-address.ts'
import { fetchPage } from '#web/platform/page-store.ts'
import styles from './country-selector-page.module.css'

/** The country chooser: a list of links. With script the list is filtered while the shopper types. */
export function CountrySelectorPage({ page }: { readonly page: PageOf<'countrySelectorPage'> }) {
  const { t } = useMarket()
  const [typed, setTyped] = useState('')
  const regions = countriesNamed(page.regions, typed)
  const alternates = useAlternatesOfLast()
  return (
    <PageWidth>
      <div className={styles.countries}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{t('countries.title')}</h1>
          <p className={styles.lead}>{t('countries.lead')}</p>
          <CountrySearch typed={typed} onType={setTyped} />
        </div>
        {regions.map((region) => (
          <CountryList key={region.name} region={region} alternates={alternates} />
        ))}
        {regions.length === 0 && <p role="status">{t('countries.none', typed)}</p>}
      </div>
    </PageWidth>
  )
}

/** The addresses of the previous page in other markets. Empty without script, and for visitors who come from another site. */
function useAlternatesOfLast(): Readonly<Record<string, string>> {
  const { market } = useMarket()
  const [alternates, setAlternates] = useState({})
  useEffect(() => {
    const { referrer } = document
    if (!referrer || !isPageOfMarket(referrer, { origin: location.origin, market: market.id })) return
    void fetchPage(referrer).then((found) => setAlternates(found?.page.alternates ?? {}))
  }, [market.id])
  return alternates
}
