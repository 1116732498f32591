import { useState } from 'react'
import { Icon } from '#ui/icon/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { personalMemory } from '#web/platform/browser-memory.ts'
import { forgetTerm, searchedTerms } from '../search-history.ts'
import styles from './suggestions.module.css'

/** Number of earlier searches that are shown if editors set none. */
const usual = 5

/** Earlier searches in this browser, newest first. Each can be deleted, and so can all together. */
export function SearchedBefore({ most = usual }: { readonly most?: number | undefined }) {
  const { t, links } = useMarket()
  const [terms, setTerms] = useState(() => searchedTerms(personalMemory))
  const forget = (term?: string) => {
    forgetTerm(term, personalMemory)
    setTerms(searchedTerms(personalMemory))
  }
  if (terms.length === 0 || most === 0) return null
  return (
    <section aria-label={t('search.before')}>
      <p className={styles.head}>{t('search.before')}</p>
      <ul>
        {terms.slice(0, most).map((term) => (
          <li key={term} className={styles.term}>
            <a className={styles.option} href={`${links.searchPage}?q=${encodeURIComponent(term)}`}>
              {term}
            </a>
            <button
              className={styles.forget}
              type="button"
              aria-label={t('search.forget', term)}
              onClick={() => forget(term)}
            >
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
      </ul>
      <button className={styles.clear} type="button" onClick={() => forget()}>
        {t('search.clear-history')}
      </button>
    </section>
  )
}
