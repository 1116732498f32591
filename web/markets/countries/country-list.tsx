import { VisuallyHidden } from '#ui/visually-hidden/index.ts'
import { chooseMarket } from '../choose-market.ts'
import { useMarket } from '../market-context.tsx'
import type { Region } from './countries-named.ts'
import styles from './country-list.module.css'

export interface CountryListProps {
  readonly region: Region
  /** The address of the previous page in other markets, by market id. Markets without that page get their home page. */
  readonly alternates?: Readonly<Record<string, string>> | undefined
}

/** The countries of a part of the world. Each has links for its languages, in these languages. */
export function CountryList({ region: { name, countries }, alternates = {} }: CountryListProps) {
  const { market } = useMarket()
  return (
    <section className={styles.region} aria-label={name}>
      <h2 className={styles.title}>{name}</h2>
      <ul className={styles.list}>
        {countries.map((country) => (
          <li key={country.code} className={styles.country}>
            <bdi className={styles.name}>{country.name}</bdi>
            <span className={styles.languages}>
              {country.languages.map(({ market: id, name: language, lang, url }) => (
                <a
                  key={id}
                  href={alternates[id] ?? url}
                  lang={lang}
                  hrefLang={lang}
                  aria-current={id === market.id || undefined}
                  data-whole-page=""
                  onClick={() => chooseMarket(id)}
                >
                  <bdi>{language}</bdi>
                  <VisuallyHidden>, {country.name}</VisuallyHidden>
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
