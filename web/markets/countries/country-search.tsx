import { useMarket } from '../market-context.tsx'
import styles from './country-search.module.css'

export interface CountrySearchProps {
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** Filters the list of countries. Without script this field is left out, and the whole list is shown. */
export function CountrySearch({ typed, onType }: CountrySearchProps) {
  const { t } = useMarket()
  return (
    <search className={styles.search}>
      <label className={styles.label} htmlFor="country">
        {t('countries.search')}
      </label>
      <input
        className={styles.input}
        id="country"
        type="search"
        autoComplete="country-name"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </search>
  )
}
